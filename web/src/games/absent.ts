import { Problem } from '@bridgehead/kernel';
import { isUnfetched } from '@bridgehead/kit/fetched';

/** What to tell of a game that could not be loaded: where its files are missing, that they are, and what helps. */
export function absentOr(error: unknown): unknown {
  if (error instanceof Problem || !isUnfetched(error)) return error;
  return new Problem({
    ru: 'Эту игру здесь ещё не открывали, и её файлов нет. Откройте её один раз, когда есть сеть: потом в неё можно играть и без сети.',
    en: 'This game has not been opened here yet, so its files are missing. Open it once while there is a network: from then on it plays without one.',
  });
}
