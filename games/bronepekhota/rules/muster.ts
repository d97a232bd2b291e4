import type { Seat } from '@bridgehead/kernel';
import type { Army } from './army.ts';
import { isAboutCommanders } from './commanders.ts';
import { contest } from './contest.ts';
import { nextToDeploy } from './deploy.ts';
import { addGun, addMachine, addSquad } from './enlist.ts';
import { refuseForce } from './forces.ts';
import { missionOf } from './kinds.ts';
import { standAt } from './loads.ts';
import type { Force, Mission } from './mission.ts';
import { machineAt, pieceAt } from './pieces.ts';
import type { Battlefield, Playing } from './playing.ts';
import { costOf, refuseArmy, refuseDifference } from './recruit.ts';
import type { BronepekhotaRefusal } from './refusals.ts';
import { closeOrder } from './room.ts';
import { cloneState, NONE, type PieceId, type State } from './state.ts';

/** What a mission gives this seat instead of an army of its own. */
export function forceFor(
  { forces }: Mission,
  { sides }: Pick<State, 'sides'>,
  seat: Seat,
): Force | undefined {
  return forces?.[sides[seat] as number];
}

/** BRP-1.5, BRP-1.6, BRP-12.4 */
export function refuseBringing(battlefield: Battlefield, seat: Seat, army: Army): BronepekhotaRefusal | null {
  const { armoury, state } = battlefield;
  const force = forceFor(missionOf(armoury, state), state, seat);
  if (force) return refuseForce(armoury, force, army);
  return refuseOffer(armoury, state, army) ?? refuseWithoutRoom(battlefield, seat, army);
}

/** What speaks against an army of somebody's own before anybody looks for room: in itself, in this mission, beside the others. */
export function refuseOffer(
  armoury: Battlefield['armoury'],
  state: Pick<State, 'mission' | 'costs' | 'rules'>,
  army: Army,
): BronepekhotaRefusal | null {
  const others = state.costs.filter((cost) => cost !== null);
  return (
    refuseArmy(armoury, army) ??
    refuseWithoutCommander(missionOf(armoury, state), army) ??
    refuseDifference(costOf(armoury, army), others, state.rules.difference)
  );
}

/** BRP-1.6: terrain takes some of the zone too. */
function refuseWithoutRoom(battlefield: Battlefield, seat: Seat, army: Army): BronepekhotaRefusal | null {
  const brought = { ...battlefield, state: cloneState(battlefield.state) };
  enlist(brought, seat, army);
  const { crowded } = closeOrder(brought, seat);
  return crowded === null ? null : { clause: 'BRP-1.6', reason: 'no-room-here', figures: { kind: crowded } };
}

function refuseWithoutCommander(mission: Mission, { machines }: Army): BronepekhotaRefusal | null {
  if (machines.length > 0 || !isAboutCommanders(mission)) return null;
  return { clause: 'BRP-12.4', reason: 'no-commander' };
}

export function bring(game: Playing, seat: Seat, army: Army): void {
  const { armoury, state, emit } = game;
  const cost = costOf(armoury, army);
  state.costs[seat] = cost;
  const [squads, pieces] = [state.squads.length, state.pieces.length];
  const mission = missionOf(armoury, state);
  const force = forceFor(mission, state, seat);
  const machines = enlist(game, seat, army, force);
  if (force) setUpForce(game, seat, mission, force, machines);
  emit?.({
    kind: 'brought',
    seat,
    title: army.title,
    cost,
    squads: state.squads.slice(squads).map((squad) => ({ ...squad })),
    pieces: state.pieces.slice(pieces).map((piece) => ({ ...piece })),
  });
  if (state.costs.includes(null)) state.stage = { stage: 'muster', seat: state.costs.indexOf(null) };
  else beginDeployment(game);
}

/** Everything an army has waits beside the table; pilots sit in their machines, which are returned. */
function enlist(battlefield: Battlefield, seat: Seat, army: Army, force?: Force): PieceId[] {
  const firsts = army.squads.map((model) => addSquad(battlefield, seat, model));
  const machines = army.machines.map(({ kind, weapons, pilot }) => {
    const driver = pilot ? (firsts[pilot.squad] as PieceId) + pilot.soldier : NONE;
    return addMachine(battlefield, seat, kind, weapons, driver);
  });
  for (const [place, kind] of army.guns.entries())
    addGun(battlefield, seat, kind, force?.guns[place]?.isSpared === true);
  return machines;
}

/** What is broken or stands somewhere already, and whoever the enemy keeps. */
function setUpForce(
  game: Playing,
  seat: Seat,
  mission: Mission,
  { machines, captives }: Force,
  ids: readonly PieceId[],
): void {
  for (const [place, { durability, at }] of machines.entries()) {
    const machine = machineAt(game.state, ids[place] as PieceId);
    if (durability !== undefined) machine.durability = durability;
    if (at !== undefined) standAt(game, mission, machine, at);
  }
  for (const { squad, at } of captives) {
    standAt(game, mission, pieceAt(game.state, addSquad(game, seat, squad)), at);
  }
}

/** The die decides who begins; the others follow in the order of seats. */
function beginDeployment(game: Playing): void {
  const seats = [...game.state.sides.keys()];
  const first = contest(game, seats, 'deployment');
  nextToDeploy(game, [...seats.slice(first), ...seats.slice(0, first)], 0);
}
