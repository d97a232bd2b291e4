import type { Chance, Decision, Emit, ListingRules } from '@bridgehead/kernel';
import { act } from './actions.ts';
import type { Window } from './agenda.ts';
import { answer } from './ask.ts';
import type { CardSet } from './card-set.ts';
import { declare } from './checks.ts';
import { closed } from './closed.ts';
import { agree, object, show } from './division.ts';
import type { Event } from './events.ts';
import { unitOf } from './ground.ts';
import { inquire } from './inquire.ts';
import { moves, randomMove } from './listing.ts';
import { manifest } from './manifest.ts';
import type { Move } from './moves.ts';
import { pending, shareAsked } from './pending.ts';
import type { Playing } from './playing.ts';
import { post, take } from './posting.ts';
import { readMove } from './read-move.ts';
import { refusal } from './refuse.ts';
import { run } from './run.ts';
import { setup } from './setup.ts';
import { cloneState, type Point, type State, type Unit } from './state.ts';
import { spendTask } from './tasks.ts';
import { observe, sample, type View } from './view.ts';
import { answerWindow } from './windows.ts';

function play(game: Playing, decision: Decision, move: Move): void {
  respond(game, decision, move);
  if (game.state.phase !== 'setup' || game.state.agenda.length > 0) run(game);
}

function respond(game: Playing, decision: Decision, move: Move): void {
  const { seat } = decision;
  switch (move.kind) {
    case 'take':
      return take(game, move.unit);
    case 'post':
      return post(game, move.unit, move.at);
    case 'task':
      return spendTask(game, seat, move.task);
    case 'react':
      return answerWindow(game, seat, { unit: unitOf(move.card), card: move.card }, false);
    case 'token': {
      const { checked } = game.state.agenda.at(-1) as Window;
      return answerWindow(game, seat, { token: true, unit: checked as Unit }, false);
    }
    case 'decline':
    case 'rest':
      return answerWindow(game, seat, null, move.kind === 'rest');
    case 'divide':
      return show(game, pointAsked(game, decision), { on: move.on, order: move.order });
    case 'agree':
      return agree(game, pointAsked(game, decision), seat);
    case 'object':
      return object(game, pointAsked(game, decision), seat);
    case 'stand':
    case 'retreat':
      return declare(game, move.kind === 'retreat');
    case 'choose':
      return answer(game, move.picks);
    default:
      return act(game, seat, move);
  }
}

function pointAsked({ state }: Playing, decision: Decision): Point {
  return shareAsked(state, decision)?.point as Point;
}

/** «Рубеж» with the given cards: the whole game through the kernel's contract. */
export function rulesOver(set: CardSet): ListingRules<State, Move, Event, View> {
  return {
    manifest,
    setup: (options, seats, chance, emit) => setup(set, options, seats, chance, emit),
    clone: cloneState,
    pending: (state) => pending(set, state),
    moves: (state, decision) => moves(set, state, decision),
    randomMove: (state, decision, chance) => randomMove(set, state, decision, chance),
    readMove,
    refusal: (state, decision, move) => refusal(set, state, decision, move),
    closed,
    play: (state, decision, move, chance: Chance, emit?: Emit<Event>) =>
      play({ set, state, chance, emit }, decision, move),
    observe,
    sample: (view, chance) => sample(set, view, chance),
    inquire: (view, _viewer, question) => inquire(set, view, question),
    outcome: (state) => state.outcome,
  };
}
