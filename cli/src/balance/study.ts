import { botsFor } from '@bridgehead/bots';
import { type Manifest, type OptionValue, readOptions } from '@bridgehead/kernel';
import { findGame } from '../catalogue.ts';
import { type Plan, planFrom, refuse, wholeNumber } from '../simulate/plan.ts';
import { type Ablation, balanceOf } from './game-balance.ts';

/** One kind of table: the defaults for so many players, with at most one option changed. */
export interface StudiedTable {
  readonly plan: Plan;
  readonly varied: { readonly option: string; readonly value: OptionValue } | null;
  /** What is blank at this table. */
  readonly without?: string;
}

export interface Study {
  readonly manifest: Manifest;
  readonly tables: readonly StudiedTable[];
  /** What is blanked, one at a time: all tables are played once more without each of them. */
  readonly without: readonly string[];
}

export interface Flags {
  readonly games: string;
  readonly seed: string;
  readonly bots: string;
  readonly budget: string;
  readonly players?: string | undefined;
  readonly worlds?: string | undefined;
  /** `name=value` pairs: of the changes to the defaults only these are played; without it all are. */
  readonly vary?: string | undefined;
  /** Ids of what is blanked, one at a time, or `each`. */
  readonly without?: string | undefined;
  /** The file with the games played so far. */
  readonly keep?: string | undefined;
}

/** Every table worth playing: each number of players, and each option varied by itself around the defaults. */
export async function studyFrom([id, ...rest]: readonly string[], flags: Flags): Promise<Study> {
  const { manifest, load } = findGame(id);
  if (flags.bots.includes(',')) {
    const known = botsFor(await load()).map((bot) => bot.id);
    refuse({
      ru: `Во всех местах играет один бот; назовите одного: ${known.join(', ')}.`,
      en: `One bot plays every seat; name one: ${known.join(', ')}.`,
    });
  }
  const balance = await balanceOf(manifest.id);
  const options = balance?.options ?? manifest.options.map((spec) => spec.id);
  const without = blanked(balance?.ablations?.each ?? [], flags.without);
  const tables: StudiedTable[] = [];
  for (const players of playerCounts(manifest, flags.players)) {
    const plan = await planFrom([manifest.id, ...rest], { ...flags, players, options: '' });
    tables.push({ plan, varied: null }, ...variations(manifest, plan, options).filter(isWanted(flags.vary)));
  }
  return { manifest, tables, without };
}

/** Every table of a study: as it is, and then without each of what is blanked. */
export function tablesOf({ tables, without }: Study): readonly StudiedTable[] {
  return [...tables, ...without.flatMap((id) => tables.map((table) => ({ ...table, without: id })))];
}

function blanked(each: readonly Ablation[], text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const known = each.map(({ id }) => id);
  if (known.length === 0) {
    refuse({ ru: 'В этой игре нечего делать пустым.', en: 'There is nothing to blank in this game.' });
  }
  if (text === 'each') return known;
  const named = [...new Set(text.split(','))];
  const stranger = named.find((id) => !known.includes(id));
  if (stranger !== undefined) {
    refuse({
      ru: `Сделать пустым «${stranger}» нельзя; можно each (каждый по очереди) или: ${known.join(', ')}.`,
      en: `"${stranger}" cannot be blanked; there are each (one at a time), or: ${known.join(', ')}.`,
    });
  }
  return named;
}

function isWanted(vary: string | undefined): (table: StudiedTable) => boolean {
  const pairs = vary?.split(',');
  return ({ varied }) => !pairs || pairs.includes(`${varied?.option}=${varied?.value}`);
}

function playerCounts({ seats: { min, max } }: Manifest, text: string | undefined): readonly string[] {
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  const counts = text.split(',').map((count) => wholeNumber('--players', count));
  return [...new Set(counts)].sort((one, other) => one - other).map(String);
}

/** An option that a change makes impossible leaves no table to play. */
function variations(manifest: Manifest, plan: Plan, options: readonly string[]): StudiedTable[] {
  const specs = manifest.options.filter((spec) => options.includes(spec.id));
  return specs.flatMap(({ id: option, values }) =>
    values({ seats: plan.players, options: plan.options })
      .filter((value) => value !== plan.options[option])
      .flatMap((value) => {
        const read = readOptions(manifest, plan.players, { [option]: value });
        return 'refusal' in read
          ? []
          : [{ plan: { ...plan, options: read.options }, varied: { option, value } }];
      }),
  );
}
