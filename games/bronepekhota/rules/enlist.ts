import type { Seat } from '@bridgehead/kernel';
import type { GunKind, MachineKind, SquadKind } from './armoury.ts';
import { findGun, findMachine, findSquad, soundDurability } from './kinds.ts';
import { soldierAt } from './pieces.ts';
import type { Battlefield } from './playing.ts';
import { NONE, type Piece, type PieceId, type State } from './state.ts';

/** What an army is made of, as it waits beside the table. The kinds are known: armies have been looked through. */

/** The armies of the first side look to the right, the others to the left. */
function waiting({ sides }: State, seat: Seat) {
  return { status: 'reserve' as const, x: 0, y: 0, z: 0, hx: sides[seat] === 0 ? 1 : -1, hy: 0 };
}

/** Returns its first soldier. */
export function addSquad({ armoury, state }: Battlefield, seat: Seat, model: string): PieceId {
  state.squads.push({ seat, model, hasActed: false });
  const squad = state.squads.length - 1;
  const first = state.pieces.length;
  for (const number of (findSquad(armoury, model) as SquadKind).soldiers.keys()) {
    add(state, {
      kind: 'soldier',
      squad,
      model: number,
      ...waiting(state, seat),
      machine: NONE,
      hasActed: false,
      panics: false,
    });
  }
  return first;
}

export function addMachine(
  { armoury, state }: Battlefield,
  seat: Seat,
  model: string,
  weapons: readonly number[],
  pilot: PieceId,
): PieceId {
  const kind = findMachine(armoury, model) as MachineKind;
  const place = waiting(state, seat);
  const machine = add(state, {
    kind: 'machine',
    model,
    weapons,
    owner: seat,
    seat,
    ...place,
    cx: place.hx,
    cy: place.hy,
    isFlying: kind.chassis === 'wings' && pilot !== NONE,
    durability: soundDurability(kind),
    ammo: kind.ammo,
    pilot,
    since: 0,
    hasActed: false,
  });
  if (pilot !== NONE) Object.assign(soldierAt(state, pilot), { status: 'aboard', machine });
  return machine;
}

export function addGun({ armoury, state }: Battlefield, seat: Seat, model: string, isSpared: boolean): void {
  const { durability, ammo } = findGun(armoury, model) as GunKind;
  add(state, {
    kind: 'gun',
    model,
    owner: seat,
    seat,
    ...waiting(state, seat),
    durability,
    ammo,
    shots: 0,
    hasMoved: false,
    isSpared,
  });
}

function add({ pieces }: State, piece: Piece): PieceId {
  return pieces.push(piece) - 1;
}
