import type { Knowledge, ToldReason } from './bot.ts';
import { canonicalJson } from './canonical.ts';
import type { Decision, Outcome, Refusal, Rules } from './contract.ts';
import type { DocumentKind } from './document.ts';
import type { Manifest, Options, OptionValue } from './manifest.ts';
import type { Localized, Rulebook } from './rulebook.ts';
import { sha256 } from './sha256.ts';

/** Names that sentences need: whoever sits there, as the table calls them. */
export interface Names {
  seat(seat: number): string;
}

/** A step of the first turn: read and left, or waiting until the newcomer has done it. */
export interface GuideStep {
  readonly title: Localized;
  readonly text: Localized;
  /** A kind of event of the newcomer's own move, or something the table says is being done. */
  readonly until?: string;
}

/** Everything a game says, in both languages. */
export interface GameText<Move, Event, View> {
  /** Every clause; fetched when somebody opens it. */
  rulebook(): Promise<Rulebook>;
  readonly summary: Localized;
  /** A word about the value chosen for an option, in place of the manifest's about any: what a mission is. */
  optionHint?(option: string, value: OptionValue): Localized | undefined;
  /** A newcomer's first turn at a table with these options, step by step. */
  guide(options: Options): readonly GuideStep[];
  /** Undefined for a refusal that is not the game's own. */
  refusal(refusal: Refusal): Localized | undefined;
  decision(decision: Decision, view: View, names: Names): Localized;
  /** A move, said to whoever may make it. */
  move(move: Move, view: View): Localized;
  /** A line of the log; null for an event that is not worth one. The view may be of any later moment of the same game. */
  event(event: Event, names: Names, view: View): Localized | null;
  /** Whoever acts from this event of a step on, where it is no seat: the enemy. Null: whoever did before. */
  speaker?(event: Event): Localized | null;
  /** Why a bot does it; what it does is said by others. Undefined for a reason that is not the game's own. */
  reason(reason: ToldReason): Localized | undefined;
  outcome(outcome: Outcome, view: View, names: Names): Localized;
  /** Whose victory it was, in a few words: «Победа красных». Undefined where sides have no names, or nobody won. */
  victory?(outcome: Outcome, view: View): Localized | undefined;
}

/** The content a table is played with. The hash is pinned in the record; the pack itself is what boards and texts show. */
export interface Content<Pack = unknown> {
  readonly id: string;
  readonly hash: string;
  readonly pack: Pack;
}

/** A checked pack as what a table is played with. Records pin this hash, so that it is made the same way for every game. */
export function contentOf<Pack extends { readonly id: string }>(pack: Pack): Content<Pack> {
  return { id: pack.id, hash: sha256(canonicalJson(pack)), pack };
}

/** A game ready to be played: rules over checked content, its text, and what a good player knows about it. */
export interface LoadedGame<State, Move, Event, View> {
  readonly rules: Rules<State, Move, Event, View>;
  readonly content: Content;
  readonly text: GameText<Move, Event, View>;
  readonly knowledge: Knowledge<State, Move, View>;
}

export type AnyGame = LoadedGame<unknown, unknown, unknown, unknown>;

/** What to load: another content pack in place of the game's own, and rules of an earlier version that it still plays. */
export interface Edition {
  readonly pack?: unknown;
  readonly version?: string | undefined;
}

/**
 * What a catalogue lists. Loading is asynchronous: an engine may have a module to fetch and compile before the first
 * move. The rules' own manifest names the version that was asked for; `playableBy` says beforehand whether it can be.
 */
export interface Game<State = unknown, Move = unknown, Event = unknown, View = unknown> {
  readonly manifest: Manifest;
  /** What players make and keep for this game. */
  readonly documents?: readonly DocumentKind[];
  /** Its own content as it was written. Every table keeps what it was begun with: tomorrow's may be another. */
  ownPack?(): Promise<unknown>;
  load(edition?: Edition): Promise<LoadedGame<State, Move, Event, View>>;
}
