import type { Seat } from '@bridgehead/kernel';
import type { Event } from '../../rules/events.ts';
import type { Unit } from '../../rules/stage.ts';
import type { PieceId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { captorOf, type Loss, ownerOf } from './losses.ts';

/** What a unit did and what became of it. */
export interface Deeds {
  readonly shots: number;
  readonly hits: number;
  /** Thrown: they hit nobody, and hurt whoever is where they fall (BRP-7.8). */
  readonly grenades: number;
  /** Taken off machines and guns. */
  readonly damage: number;
  /** Pieces of others that it destroyed; pieces of its own army, by mishap. */
  readonly kills: number;
  readonly mishaps: number;
  /** Of its own: how many it had, and how many it lost. */
  readonly size: number;
  readonly lost: number;
  /** The tour in which the last of it went; null while something is left. */
  readonly fell: number | null;
  /** Whoever took it and has it in the end. */
  readonly captor: Seat | null;
}

export interface UnitCourse {
  readonly unit: Unit;
  readonly seat: Seat;
  readonly deeds: Deeds;
}

const NOTHING = {
  shots: 0,
  hits: 0,
  grenades: 0,
  damage: 0,
  kills: 0,
  mishaps: 0,
  lost: 0,
  fell: null,
  captor: null,
};

export function deedsOf(story: readonly Event[], view: View, losses: readonly Loss[]): UnitCourse[] {
  const units = unitsOf(view).map((unit) => ({
    unit,
    seat: 'squad' in unit ? (view.squads[unit.squad]?.seat ?? 0) : ownerOf(view, unit.piece),
    deeds: {
      ...NOTHING,
      size: sizeOf(view, unit),
      captor: 'piece' in unit ? captorOf(view, unit.piece) : null,
    } as { -readonly [Figure in keyof Deeds]: Deeds[Figure] },
  }));
  const of = (id: PieceId | null) => units.find(({ unit }) => id !== null && isOf(view, unit, id))?.deeds;
  let by: PieceId | null = null;
  for (const event of story) {
    if (event.kind === 'activated') by = null;
    if (event.kind === 'shot' || event.kind === 'grenade' || event.kind === 'fought') by = event.by;
    const deeds = of(by);
    if (!deeds) continue;
    if (event.kind === 'shot') {
      deeds.shots++;
      if (event.isHit) deeds.hits++;
    } else if (event.kind === 'grenade') deeds.grenades++;
    else if (event.kind === 'damaged') deeds.damage += event.damage;
  }
  for (const { piece, by: who, tour } of losses) {
    const own = of(piece);
    if (own && ++own.lost === own.size) own.fell = tour;
    const killer = of(who);
    if (!killer || who === null) continue;
    const isFriend = view.sides[ownerOf(view, who)] === view.sides[ownerOf(view, piece)];
    killer[isFriend ? 'mishaps' : 'kills']++;
  }
  return units;
}

function unitsOf({ squads, pieces }: View): Unit[] {
  const machines = [...pieces.keys()].filter(
    (id) => pieces[id]?.kind === 'machine' || pieces[id]?.kind === 'gun',
  );
  return [...[...squads.keys()].map((squad) => ({ squad })), ...machines.map((piece) => ({ piece }))];
}

function isOf({ pieces }: View, unit: Unit, id: PieceId): boolean {
  const piece = pieces[id];
  return 'squad' in unit ? piece?.kind === 'soldier' && piece.squad === unit.squad : unit.piece === id;
}

function sizeOf(view: View, unit: Unit): number {
  return [...view.pieces.keys()].filter((id) => isOf(view, unit, id)).length;
}
