import type { Question, Share } from '../rules/agenda.ts';
import { unitOf } from '../rules/ground.ts';
import type { Move } from '../rules/moves.ts';
import type { Point, SkillCard, Unit } from '../rules/state.ts';

/** What the viewer has taken up so far. */
export interface Picked {
  readonly unit: Unit | null;
  readonly card: SkillCard | null;
  /** Answers to the question, in the order they were given. */
  readonly picks: readonly number[];
  /** How the attackers of a point are divided, once somebody has changed that. */
  readonly share: Share | null;
  /** The question they answer. */
  readonly of: string;
}

export const NOTHING: Picked = { unit: null, card: null, picks: [], share: null, of: '' };

/** The move as if it were picked up by hand. */
export function pickedUp(move: Move | null): Picked {
  switch (move?.kind) {
    case 'play':
    case 'cycle':
    case 'react':
      return { ...NOTHING, unit: unitOf(move.card), card: move.card };
    case 'go':
    case 'post':
    case 'pass':
    case 'take':
      return { ...NOTHING, unit: move.unit };
    case 'divide':
      return { ...NOTHING, share: { on: move.on, order: move.order }, of: 'advice' };
    case 'choose':
      return { ...NOTHING, picks: move.picks, of: 'advice' };
    default:
      return NOTHING;
  }
}

/** Where the move leads. */
export function goalOf(move: Move | undefined): Point | null {
  if (move?.kind === 'go') return move.to;
  return move?.kind === 'post' ? move.at : null;
}

/** An order begins as the cards lie. */
export function startOf(question: Question | undefined): readonly number[] {
  return question?.about === 'order' ? question.from : [];
}

/** What is picked once this is pressed too: out of an order that is complete, the first of a new one. */
export function toggled({ about, most }: Question, picks: readonly number[], one: number): readonly number[] {
  if (about === 'order' && picks.length === most) return [one];
  const rest = picks.filter((picked) => picked !== one);
  return rest.length < picks.length ? rest : [...picks, one].slice(0, most);
}

export const NONE: ReadonlySet<number> = new Set();

/** What answers the question, if it asks for one of these: numbers of enemies, points and cards say nothing of each other. */
export function answersIn(
  question: Question | undefined,
  ...kinds: readonly Question['about'][]
): ReadonlySet<number> | undefined {
  return question && kinds.includes(question.about) ? new Set(question.from) : undefined;
}
