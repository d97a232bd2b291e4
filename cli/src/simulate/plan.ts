import { botsFor } from '@bridgehead/bots';
import {
  kernelRefusal,
  type Manifest,
  type Options,
  type OptionValue,
  readOptions,
} from '@bridgehead/kernel';
import { findGame } from '../catalogue.ts';
import { UsageError } from '../command.ts';
import { say, type Text } from '../language.ts';

/** A series of games, as plain data: it travels to the processes that play it. */
export interface Plan {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly players: number;
  readonly options: Options;
  /** Milliseconds for each move of a bot that thinks, and how many worlds it may look at in them. */
  readonly budget: number;
  readonly worlds?: number;
}

export interface Flags {
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly players?: string | undefined;
  readonly options: string;
  readonly budget: string;
  readonly worlds?: string | undefined;
}

export async function planFrom([id, ...rest]: readonly string[], flags: Flags): Promise<Plan> {
  const [extra] = rest;
  if (extra !== undefined) {
    refuse({ ru: `Слово «${extra}» здесь лишнее.`, en: `The word "${extra}" is not expected here.` });
  }
  const game = findGame(id);
  const known = botsFor(await game.load()).map((bot) => bot.id);
  const bots = flags.bots.split(',');
  const stranger = bots.find((bot) => !known.includes(bot));
  if (stranger !== undefined) {
    refuse({
      ru: `Бота «${stranger}» нет; есть такие: ${known.join(', ')}.`,
      en: `There is no bot "${stranger}"; the bots are: ${known.join(', ')}.`,
    });
  }
  const players = flags.players === undefined ? bots.length : wholeNumber('--players', flags.players);
  const read = readOptions(game.manifest, players, givenOptions(game.manifest, players, flags.options));
  if ('refusal' in read) refuse(kernelRefusal(read.refusal) as Text);
  return {
    game: game.manifest.id,
    games: wholeNumber('--games', flags.games),
    seed: flags.seed,
    bots,
    players,
    options: read.options,
    budget: wholeNumber('--budget', flags.budget),
    ...(flags.worlds !== undefined && { worlds: wholeNumber('--worlds', flags.worlds) }),
  };
}

export function refuse(sentence: Text): never {
  throw new UsageError(say(sentence));
}

export function wholeNumber(flag: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  return refuse({
    ru: `Ключу ${flag} нужно целое число от 1, а не «${text}».`,
    en: `${flag} needs a whole number from 1, not "${text}".`,
  });
}

/** `k=v,k=v` as text: the values are read as the game's own where they look like one of them. */
function givenOptions({ options: specs }: Manifest, seats: number, text: string): Record<string, unknown> {
  const given: Record<string, OptionValue> = {};
  for (const pair of text === '' ? [] : text.split(',')) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      refuse({
        ru: `Настройку задают как имя=значение, а не «${pair}».`,
        en: `An option is given as name=value, not "${pair}".`,
      });
    }
    given[name] = value;
  }
  for (const { id, values } of specs) {
    const own = values({ seats, options: given }).find((value) => String(value) === given[id]);
    if (own !== undefined) given[id] = own;
  }
  return given;
}
