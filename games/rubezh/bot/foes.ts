import {
  calledBy,
  type CardSet,
  type Enemy,
  type EnemyKind,
  type PointState,
  type Point,
  RETREAT_BONUS,
  type State,
  strengthAt,
  traitOf,
} from '../rules/index.ts';

/** What a comrade remembers of an enemy card. */
export interface Foe {
  readonly attack: number;
  readonly capture: number;
  /** What a retreat from it adds. */
  readonly retreat: number;
  readonly drives: boolean;
  readonly jams: boolean;
  /** Tokens it breaks before it attacks. */
  readonly breaks: number;
  readonly everywhere: boolean;
}

const known = new WeakMap<CardSet, readonly Foe[]>();

/** Every enemy card as a foe, worked out once for a set. */
export function foesOf(set: CardSet): readonly Foe[] {
  let foes = known.get(set);
  if (!foes) {
    foes = set.enemies.flatMap((kind) => Array.from({ length: kind.copies }, () => foeOf(kind)));
    known.set(set, foes);
  }
  return foes;
}

function foeOf(kind: EnemyKind): Foe {
  const breaks = traitOf(kind, 'breaks');
  return {
    attack: kind.attack,
    capture: kind.capture,
    retreat: traitOf(kind, 'pursues')?.bonus ?? RETREAT_BONUS,
    drives: traitOf(kind, 'drives') !== undefined,
    jams: traitOf(kind, 'jams') !== undefined,
    breaks: breaks?.at.includes('defence') ? breaks.tokens : 0,
    everywhere: traitOf(kind, 'everywhere') !== undefined,
  };
}

/** Capture points at the end of the turn: those of whoever is called count. */
export function strengthSoon(set: CardSet, ground: Pick<State, 'points' | 'fresh'>, point: Point): number {
  const { enemies } = ground.points[point] as PointState;
  return strengthAt(set, ground, point) + callsSoon(set, enemies, ground.fresh.cards.length);
}

/** Whom these enemies call at the end of the turn, if so many are left to come (RUB-7.1). */
export function callsSoon(set: CardSet, enemies: readonly Enemy[], toCome: number): number {
  return Math.min(calledBy(set, enemies), toCome);
}
