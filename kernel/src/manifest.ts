import type { Refusal } from './contract.ts';
import type { Localized } from './rulebook.ts';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** What an option may depend on: the number of seats, and the options named before it. */
export interface TablePlan {
  readonly seats: number;
  readonly options: Options;
}

/** An option a table may set: a choice among values, or a switch. The first value is the default. */
export interface OptionSpec {
  readonly id: string;
  readonly label: Localized;
  readonly hint?: Localized;
  readonly values: (plan: TablePlan) => readonly OptionValue[];
  readonly describe: (value: OptionValue) => Localized;
  /** The clause that limits the values, for a refusal to cite. */
  readonly clause?: (plan: TablePlan) => string;
}

/** Nothing is hidden; something is hidden from everybody alike, as the order of a stack; seats know what others must not. */
export const HIDDEN_INFORMATION = ['none', 'common', 'own'] as const;
export type HiddenInformation = (typeof HIDDEN_INFORMATION)[number];

export interface Manifest {
  readonly id: string;
  readonly title: Localized;
  /** What new games are played by. Pinned in every record: a record is replayed only by the rules that made it. */
  readonly version: string;
  /** Earlier versions whose tables go on under their own rules: `load` gives them. */
  readonly stillPlays?: readonly string[];
  /** Why tables of an earlier version do not go on. */
  readonly retired?: Readonly<Record<string, Localized>>;
  readonly seats: { readonly min: number; readonly max: number };
  readonly hiddenInformation: HiddenInformation;
  readonly cooperative: boolean;
  readonly simultaneous: boolean;
  readonly options: readonly OptionSpec[];
  readonly endings: readonly string[];
  /** What every seat plays for, where sides play against each other: such a game may end by agreement. */
  readonly sides?: (plan: TablePlan) => readonly number[];
  /** Seats that must not confer while the game runs; where it is missing everybody may talk to everybody. */
  readonly mustNotConfer?: (plan: TablePlan, one: number, other: number) => boolean;
}

/** Fills in defaults and refuses what the game does not know, naming the option and what it could have been. */
export function readOptions(
  manifest: Manifest,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): { options: Options } | { refusal: Refusal } {
  const known = manifest.options.map((spec) => spec.id);
  const unknown = Object.keys(given).find((id) => !known.includes(id));
  if (unknown !== undefined) {
    return { refusal: { reason: 'unknown-option', figures: { option: unknown, known: known.join(', ') } } };
  }
  if (!Number.isInteger(seats) || seats < manifest.seats.min || seats > manifest.seats.max) {
    const { min, max } = manifest.seats;
    return { refusal: { reason: 'seat-count', figures: { seats: String(seats), min, max } } };
  }
  const options: Record<string, OptionValue> = {};
  for (const spec of manifest.options) {
    const values = spec.values({ seats, options });
    const value = given[spec.id] ?? values[0];
    if (!isOptionValue(value) || !values.includes(value)) {
      const clause = spec.clause?.({ seats, options });
      const figures = { option: spec.id, value: shown(value), allowed: values.join(', '), seats };
      const reason = values.length > 0 ? 'option-value' : 'option-impossible';
      return { refusal: { reason, figures, ...(clause !== undefined && { clause }) } };
    }
    options[spec.id] = value;
  }
  return { options };
}

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
