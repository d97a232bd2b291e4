import { type Chance, type Decision, type Emit, type ListingRules, pick } from '@bridgehead/kernel';
import { activate, endActivation, finishActor, settle } from './activation.ts';
import { carryOut } from './acts.ts';
import type { Armoury } from './armoury.ts';
import { deploy } from './deploy.ts';
import type { Event } from './events.ts';
import { fieldFor } from './ground.ts';
import { inquire } from './inquire/index.ts';
import { moves } from './listing.ts';
import { manifest } from './manifest.ts';
import { bring } from './muster.ts';
import { pending } from './pending.ts';
import type { Battlefield, Playing } from './playing.ts';
import { randomAct } from './random/act.ts';
import { randomArmy } from './random/army.ts';
import { randomDeployment } from './random/deployment.ts';
import { readMove } from './read-move.ts';
import type { Move } from './moves.ts';
import { refusal } from './refuse.ts';
import { setup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { beginTurns } from './tour.ts';
import { observe, sample, type View } from './view.ts';

function play(game: Playing, { seat }: Decision, move: Move): void {
  game.state.asked++;
  switch (move.kind) {
    case 'bring':
      return bring(game, seat, move.army);
    case 'deploy':
      return deploy(game, seat, move);
    case 'order':
      return beginTurns(game, move.seats);
    case 'activate':
      return activate(game, seat, move.unit);
    case 'done':
      return finishActor(game);
    case 'end':
      return endActivation(game);
    default:
      carryOut(game, move);
      settle(game);
  }
}

function randomMove(battlefield: Battlefield, decision: Decision, chance: Chance): Move {
  switch (decision.kind) {
    case 'bring':
      return { kind: 'bring', army: randomArmy(battlefield, decision.seat, chance) };
    case 'deploy':
      return randomDeployment(battlefield, decision.seat, chance);
    case 'act':
      return randomAct(battlefield, chance);
    default:
      return pick([...moves(battlefield.state, decision)], chance);
  }
}

/** «Бронепехота» with the given armlists: the whole game through the kernel's contract. */
export function rulesOver(armoury: Armoury): ListingRules<State, Move, Event, View> {
  const on = (state: State): Battlefield => ({ armoury, field: fieldFor(armoury, state.ground), state });
  return {
    manifest,
    setup: (options, seats, chance) => setup(armoury, options, seats, chance),
    clone: cloneState,
    pending: (state) => pending(on(state)),
    moves,
    randomMove: (state, decision, chance) => randomMove(on(state), decision, chance),
    readMove,
    // Whoever runs in panic looks for a way past everybody.
    isSlow: ({ panic }) => panic === true,
    refusal: (state, decision, move) => refusal(on(state), decision, move),
    play: (state, decision, move, chance: Chance, emit?: Emit<Event>) =>
      play({ ...on(state), chance, emit }, decision, move),
    observe,
    sample,
    inquire: (view, _viewer, question) => inquire(on(view), question),
    outcome: ({ outcome }) => outcome,
  };
}
