import {
  type AnyGame,
  faultSentence,
  type GameRecord,
  hasTakeBacks,
  type Localized,
  verify,
  WITH_TAKE_BACKS,
} from '@bridgehead/kernel';
import { judgeSeal, sealSentence, type ServerKeys } from '@bridgehead/wire';

export interface Proof {
  /** `unproved`: nothing speaks against it, and nothing for it. */
  readonly verdict: 'holds' | 'bent' | 'unproved';
  readonly sentence: Localized;
}

/** Everything there is to say about a record. Where a server's keys are given, that server must have signed it. */
export function prove(game: AnyGame, record: GameRecord, keys: ServerKeys | null): Proof {
  const { table, fault } = verify(game.rules, game.content.hash, record);
  if (fault) return { verdict: 'bent', sentence: faultSentence(fault) };
  const { closing, entries } = record;
  if (!closing) return { verdict: 'unproved', sentence: unproved(entries.length, Boolean(table?.outcome)) };
  const seal = judgeSeal(record, keys);
  const signed = sealSentence(seal);
  const isSigned = seal === 'server' || (keys === null && seal !== 'broken');
  if (!isSigned) return { verdict: 'bent', sentence: signed };
  const said = hasTakeBacks(entries) ? WITH_TAKE_BACKS : { ru: '', en: '' };
  return {
    verdict: 'holds',
    sentence: {
      ru: `Запись верна: записей ${entries.length}, цепь, ключ раздачи и результат сходятся, хеш ${[`${closing.hash}.`, said.ru, signed.ru].filter(Boolean).join(' ')}`,
      en: `The record holds: ${entries.length} entries, chain, seed and result agree, hash ${[`${closing.hash}.`, said.en, signed.en].filter(Boolean).join(' ')}`,
    },
  };
}

function unproved(entries: number, isOver: boolean): Localized {
  return {
    ru: `Ходы законны (записей ${entries}), но ${isOver ? '' : 'партия не окончена и '}ключ раздачи не раскрыт: запись ничего не доказывает.`,
    en: `Every move is legal (${entries} entries), but ${isOver ? '' : 'the game is not over and '}the seed is not revealed: the record proves nothing.`,
  };
}
