import {
  type CardSet,
  type Effect,
  firePoint,
  heldPoints,
  kindOf,
  type Move,
  type Point,
  pointAt,
  type Skill,
  skillOf,
  type State,
  targetsAt,
  type Unit,
  unitBy,
  unitOf,
  unitsAt,
} from '../rules/index.ts';
import { type Attack, Stakes } from './stakes.ts';
import { WEIGHTS as W } from './weights.ts';
import { skillWorth } from './worth.ts';

/** What moves of the action phase are worth at a glance, in units saved. */
export class Acting {
  readonly #set: CardSet;
  readonly #state: State;
  #stakes: Stakes | null = null;

  constructor(set: CardSet, state: State) {
    this.#set = set;
    this.#state = state;
  }

  /** Weighed only when something depends on it. */
  get stakes(): Stakes {
    this.#stakes ??= new Stakes(this.#set, this.#state);
    return this.#stakes;
  }

  worth(move: Move): number {
    switch (move.kind) {
      case 'play':
        return this.#playWorth(unitOf(move.card), skillOf(this.#set, move.card));
      case 'go':
        return this.stakes.goWorth(move.unit, move.to) - W.effort;
      case 'cycle':
        return this.#cycleWorth(unitOf(move.card), skillOf(this.#set, move.card));
      case 'pass':
        return -W.effort;
      default:
        return 0;
    }
  }

  #playWorth(unit: Unit, skill: Skill): number {
    const { at } = unitBy(this.#state, unit);
    let worth = skill.plusAction ? W.again : -W.kept;
    for (const effect of skill.does) worth += this.#effectWorth(unit, at, effect);
    return worth;
  }

  /** What an effect would bring here and now. */
  #effectWorth(unit: Unit, at: Point, effect: Effect): number {
    const set = this.#set;
    const state = this.#state;
    switch (effect.do) {
      case 'attack':
        return this.#attackWorth(unit, at, effect);
      case 'assault':
        return targetsAt(set, state, at)
          .filter((enemy) => effect.kinds.includes(kindOf(set, enemy).id))
          .reduce((sum, enemy) => sum + this.stakes.hitWorth(unit, enemy, effect), 0);
      case 'move':
        return effect.who === 'self' ? this.#bestGo(unit) : 0.02;
      case 'fortify':
        return this.#fortifyWorth(at, effect.tokens);
      case 'steady':
        return this.stakes.steadyWorth(unit, effect.bonus);
      case 'inspire':
        return W.inspire * this.#inspireWorth(unit, at, effect.bonus);
      case 'action':
        return W.action * this.#readyToAttack(at);
      case 'draw':
        return W.card * effect.count;
      case 'discard':
        return -0.4 * W.card * effect.count;
      case 'recover':
        return W.recover * Math.min(effect.count, unitBy(state, unit).discard.length);
      case 'displace':
      case 'destroy':
        return this.#displaceWorth(at) * (effect.do === 'destroy' ? 1 : W.displaced);
      case 'for':
        return effect.does.reduce((sum, one) => sum + this.#effectWorth(unit, at, one), 0);
      default:
        return 0.05;
    }
  }

  #attackWorth(unit: Unit, at: Point, effect: Attack): number {
    const targets = targetsAt(this.#set, this.#state, at, { ignores: effect.ignores ?? [] });
    const worths = targets
      .map((enemy) => this.stakes.hitWorth(unit, enemy, effect))
      .sort((one, other) => other - one);
    let sum = 0;
    for (let time = 0; time < effect.times; time++) sum += worths[time] ?? 0;
    return sum;
  }

  #bestGo(unit: Unit): number {
    const { at } = unitBy(this.#state, unit);
    const others = heldPoints(this.#state).filter((point) => point !== at);
    return Math.max(...others.map((to) => this.stakes.goWorth(unit, to)));
  }

  #fortifyWorth(at: Point, tokens: number): number {
    const room = firePoint(this.#set, this.#state, at).limit - pointAt(this.#state, at).tokens;
    const pressed = pointAt(this.#state, at).enemies.length > 0 ? 1.5 : 0.8;
    return Math.min(tokens, room) * W.token * pressed;
  }

  /** Units here that have an attack in hand to use. */
  #readyToAttack(at: Point): number {
    if (pointAt(this.#state, at).enemies.length === 0) return 0;
    return unitsAt(this.#state, at).filter((unit) => this.#attacksOf(unit).length > 0).length;
  }

  #attacksOf(unit: Unit): Attack[] {
    return (this.#state.hands[unit] ?? []).flatMap((card) =>
      skillOf(this.#set, card).does.filter((effect): effect is Attack => effect.do === 'attack'),
    );
  }

  /** How much more the next attack of everybody here who can still make one would bring; whoever inspires keeps the action. */
  #inspireWorth(player: Unit, at: Point, bonus: number): number {
    const targets = targetsAt(this.#set, this.#state, at);
    let sum = 0;
    for (const unit of unitsAt(this.#state, at)) {
      if (unit !== player && unitBy(this.#state, unit).actions === 0) continue;
      let most = 0;
      for (const attack of this.#attacksOf(unit)) {
        const better = { ...attack, bonus: attack.bonus + bonus };
        for (const enemy of targets) {
          const gain = this.stakes.hitWorth(unit, enemy, better) - this.stakes.hitWorth(unit, enemy, attack);
          most = Math.max(most, gain);
        }
      }
      sum += most;
    }
    return sum;
  }

  #displaceWorth(at: Point): number {
    let best = 0;
    for (const enemy of pointAt(this.#state, at).enemies) best = Math.max(best, this.stakes.fallWorth(enemy));
    return best;
  }

  /** A card that can be exchanged for another: where it would bring little itself. */
  #cycleWorth(unit: Unit, skill: Skill): number {
    const { actions } = unitBy(this.#state, unit);
    const isIdle = actions === 0 || this.#playWorth(unit, skill) < W.effort;
    return isIdle && skillWorth(skill) < W.dull ? 0.03 : -0.01;
  }
}
