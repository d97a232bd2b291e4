import type { Seat } from '@bridgehead/kernel';
import type { Army } from './army.ts';
import { contest } from './contest.ts';
import { findGun, findMachine, findSquad, soundDurability } from './kinds.ts';
import type { Battlefield, Playing } from './playing.ts';
import { costOf, refuseArmy, refuseDifference } from './recruit.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { NONE, type Piece, type PieceId, type State } from './state.ts';

/** BRP-1.5, BRP-1.6 */
export function refuseBringing({ armoury, state }: Battlefield, army: Army): BronepekhotaRefusal | null {
  const others = state.costs.filter((cost) => cost !== null);
  return refuseArmy(armoury, army) ?? refuseDifference(costOf(armoury, army), others, state.rules.difference);
}

/** Everything an army has waits beside the table; pilots sit in their machines. */
export function bring(game: Playing, seat: Seat, army: Army): void {
  const { armoury, state, emit } = game;
  const cost = costOf(armoury, army);
  state.costs[seat] = cost;
  const [squads, pieces] = [state.squads.length, state.pieces.length];
  const firsts = army.squads.map((model) => addSquad(game, seat, model));
  for (const { kind, weapons, pilot } of army.machines) {
    addMachine(game, seat, kind, weapons, pilot ? (firsts[pilot.squad] as PieceId) + pilot.soldier : NONE);
  }
  for (const kind of army.guns) addGun(game, seat, kind);
  emit?.({
    kind: 'brought',
    seat,
    title: army.title,
    cost,
    squads: state.squads.slice(squads).map((squad) => ({ ...squad })),
    pieces: state.pieces.slice(pieces).map((piece) => ({ ...piece })),
  });
  const next = state.costs.indexOf(null);
  if (next >= 0) state.stage = { stage: 'muster', seat: next };
  else beginDeployment(game);
}

/** The die decides who begins; the others follow in the order of seats. */
function beginDeployment(game: Playing): void {
  const { state } = game;
  const seats = [...state.sides.keys()];
  const first = contest(game, seats, 'deployment');
  state.stage = { stage: 'deploy', seat: first, order: [...seats.slice(first), ...seats.slice(0, first)] };
}

const WAITING = { status: 'reserve', x: 0, y: 0, z: 0, hx: 1, hy: 0 } as const;

/** Returns its first soldier. */
function addSquad({ armoury, state }: Playing, seat: Seat, model: string): PieceId {
  state.squads.push({ seat, model, hasActed: false });
  const squad = state.squads.length - 1;
  const first = state.pieces.length;
  for (const number of (findSquad(armoury, model)?.soldiers ?? []).keys()) {
    add(state, {
      kind: 'soldier',
      squad,
      model: number,
      ...WAITING,
      machine: NONE,
      hasActed: false,
      panics: false,
    });
  }
  return first;
}

function addMachine(
  { armoury, state }: Playing,
  seat: Seat,
  model: string,
  weapons: readonly number[],
  pilot: PieceId,
): void {
  const kind = findMachine(armoury, model);
  if (!kind) return;
  const machine = add(state, {
    kind: 'machine',
    model,
    weapons,
    owner: seat,
    seat,
    ...WAITING,
    cx: 1,
    cy: 0,
    isFlying: kind.chassis === 'wings' && pilot !== NONE,
    durability: soundDurability(kind),
    ammo: kind.ammo,
    pilot,
    since: 0,
    hasActed: false,
  });
  const soldier = state.pieces[pilot];
  if (soldier?.kind !== 'soldier') return;
  soldier.status = 'aboard';
  soldier.machine = machine;
}

function addGun({ armoury, state }: Playing, seat: Seat, model: string): void {
  const kind = findGun(armoury, model);
  if (!kind) return;
  const { durability, ammo } = kind;
  add(state, {
    kind: 'gun',
    model,
    owner: seat,
    seat,
    ...WAITING,
    durability,
    ammo,
    shots: 0,
    hasMoved: false,
    isSpared: false,
  });
}

function add({ pieces }: State, piece: Piece): PieceId {
  return pieces.push(piece) - 1;
}
