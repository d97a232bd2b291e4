import { type Heard, ScriptedChance, type Seat, step } from '@bridgehead/kernel';
import { checkRetellingToAll } from '@bridgehead/kernel/testkit';
import type { Division, Question, Source, Task, Window } from '../../rules/agenda.ts';
import { push } from '../../rules/ask.ts';
import type { CardSet } from '../../rules/card-set.ts';
import type { Event } from '../../rules/events.ts';
import { kindOf, skillOf, unitOf } from '../../rules/ground.ts';
import type { Move } from '../../rules/moves.ts';
import { effectsOf } from '../../rules/play-card.ts';
import type { Playing } from '../../rules/playing.ts';
import { rulesOver } from '../../rules/rules.ts';
import { run } from '../../rules/run.ts';
import { cloneState, NOWHERE, type State } from '../../rules/state.ts';
import type { Effect } from '../../rules/vocabulary.ts';
import { retelling } from '../retelling.ts';
import { type Position, position } from '../scenario.ts';
import { coreSet } from './core-set.ts';
import { type Answer, offeredBy } from './names.ts';

/** A table at which one move is made after the other. Units and points are numbered as printed, from 1. */
export class Table {
  state: State;
  /** What the last move led to. */
  heard: readonly Heard<Event>[] = [];
  readonly #set: CardSet;
  readonly #rules: ReturnType<typeof rulesOver>;

  constructor(given: Position) {
    this.#set = given.set ?? coreSet;
    this.#rules = rulesOver(this.#set);
    this.state = position({ events: '', ...given, set: this.#set });
  }

  get events(): readonly Event[] {
    return this.heard.map(({ event }) => event);
  }

  /** A card of the hand for an action. Faces are what the die shows. */
  play(skill: string, ...faces: number[]): this {
    return this.move({ kind: 'play', card: this.#inHand(skill) }, faces);
  }

  react(skill: string, ...faces: number[]): this {
    return this.move({ kind: 'react', card: this.#inHand(skill) }, faces);
  }

  /** Answers the question that is open. */
  choose(answers: readonly Answer[], ...faces: number[]): this {
    const { from } = this.question;
    const names = this.offered;
    const taken = new Set<number>();
    const picks = answers.map((answer) => {
      const place = names.findIndex((name, other) => name === answer && !taken.has(other));
      if (place < 0) throw new Error(`${answer} is not offered: ${names.join(', ')}`);
      taken.add(place);
      return from[place] as number;
    });
    return this.move({ kind: 'choose', picks }, faces);
  }

  /** Makes a move of the seat that is asked, which must be legal. */
  move(move: Move, faces: readonly number[] = []): this {
    const chance = scripted(faces);
    const { id, seat } = this.#decision(move);
    const result = step(this.#rules, cloneState(this.state), { seat, decision: id, move }, chance);
    if ('refusal' in result) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
    if (!chance.isUsedUp) throw new Error('not everything was rolled');
    return this.#told(result.events, result.state);
  }

  /** Whoever is told of it event by event sees what happened. */
  #told(heard: readonly Heard<Event>[], next: State): this {
    checkRetellingToAll(this.#rules, retelling, [this.state, next], heard, next.seats);
    this.state = next;
    this.heard = heard;
    return this;
  }

  /** Why that card cannot be played now. */
  refusal(kind: 'play' | 'react', skill: string): string | undefined {
    const move: Move = { kind, card: this.#inHand(skill) };
    return this.#rules.refusal(this.state, this.#decision(move), move)?.reason;
  }

  /** So many of the fresh forces come to a point now. */
  arrive(point: number, count: number): this {
    return this.#resolve([{ task: 'deal', slots: Array<number>(count).fill(point - 1) }], []);
  }

  /** An event says this now. */
  happen(does: readonly Effect[], ...faces: number[]): this {
    return this.carryOut(does, { card: { of: 'event', id: 0 }, unit: null, point: null }, ...faces);
  }

  carryOut(does: readonly Effect[], by: Source, ...faces: number[]): this {
    return this.#resolve(effectsOf(does, by), faces);
  }

  /** The text of an event is carried out now, and no reinforcements come. */
  event(id: string, ...faces: number[]): this {
    return this.happen(this.#set.events.find((event) => event.id === id)?.does ?? [], ...faces);
  }

  #resolve(tasks: readonly Task[], faces: readonly number[]): this {
    const heard: Heard<Event>[] = [];
    const state = cloneState(this.state);
    const game: Playing = {
      set: this.#set,
      state,
      chance: scripted(faces),
      emit: (event, hearing = {}) => heard.push({ event, ...hearing }),
    };
    push(game, tasks);
    run(game);
    return this.#told(heard, state);
  }

  /** The action phase ends; everybody attacks whom the numbers say, in the order they stand. */
  defend(on: readonly number[] = [], ...faces: number[]): this {
    this.move({ kind: 'done' });
    while (this.window && this.window.at === 'defence') this.move({ kind: 'decline' });
    return on.length > 0 ? this.divide(on, ...faces) : this;
  }

  divide(on: readonly number[], ...faces: number[]): this {
    const { shares } = this.state.agenda.at(-1) as Division;
    const order = shares[0]?.share.order ?? [];
    return this.move({ kind: 'divide', on: on.map((unit) => unit - 1), order }, faces);
  }

  get question(): Question {
    const top = this.state.agenda.at(-1);
    if (top?.task !== 'question') throw new Error(`nothing is asked, but ${top?.task} is on top`);
    return top;
  }

  get isAsking(): boolean {
    return this.state.agenda.at(-1)?.task === 'question';
  }

  get window(): Window | undefined {
    const top = this.state.agenda.at(-1);
    return top?.task === 'window' ? top : undefined;
  }

  /** What may be chosen, by name. */
  get offered(): Answer[] {
    return offeredBy(this.#set, this.state.agenda);
  }

  /** Who is asked. */
  get asked(): Seat[] {
    return this.#rules.pending(this.state).map(({ seat }) => seat);
  }

  enemies(point: number): string {
    return (this.state.points[point - 1]?.enemies ?? []).map((enemy) => this.#kind(enemy)).join(' ');
  }

  fresh(): string {
    return this.state.fresh.cards
      .map((enemy) => this.#kind(enemy))
      .reverse()
      .join(' ');
  }

  hand(unit: number): string {
    return this.#skills(this.state.hands[unit - 1]);
  }

  discard(unit: number): string {
    return this.#skills(this.state.units[unit - 1]?.discard);
  }

  at(unit: number): number {
    return (this.state.units[unit - 1]?.at ?? NOWHERE) + 1;
  }

  actions(unit: number): number {
    return this.state.units[unit - 1]?.actions ?? 0;
  }

  /** `infantry 4+1>3` for each attack of the last move. */
  get attacks(): string[] {
    return this.events.flatMap((event) =>
      event.kind === 'attacked'
        ? [
            `${this.#kind(event.enemy)} ${event.die}+${event.bonus}${event.isDestroyed ? '>' : '≤'}${event.defence}`,
          ]
        : [],
    );
  }

  /** `1 4+2>5` for each roll of a check in the last move: the unit, its die, bonus and the attack. */
  get checks(): string[] {
    return this.events.flatMap((event) =>
      event.kind === 'checked'
        ? [`${event.unit + 1} ${event.die}+${event.bonus}${event.isPassed ? '>' : '≤'}${event.attack}`]
        : [],
    );
  }

  #decision(move: Move) {
    const open = this.#rules.pending(this.state);
    const unit = 'card' in move ? unitOf(move.card) : undefined;
    const commander = unit === undefined ? undefined : this.state.units[unit]?.commander;
    const [decision] = open.filter(
      ({ seat, kind }) => (kind === 'task') === (move.kind === 'task') && (commander ?? seat) === seat,
    );
    if (!decision) throw new Error('nobody is asked');
    return decision;
  }

  #inHand(skill: string): number {
    const card = this.state.hands.flat().find((other) => skillOf(this.#set, other).id === skill);
    if (card === undefined) throw new Error(`nobody holds ${skill}`);
    return card;
  }

  #skills(cards: readonly number[] = []): string {
    return cards.map((card) => skillOf(this.#set, card).id).join(' ');
  }

  #kind(enemy: number): string {
    return kindOf(this.#set, enemy).id;
  }
}

function scripted(faces: readonly number[]): ScriptedChance {
  return new ScriptedChance(faces.map((face) => face - 1));
}
