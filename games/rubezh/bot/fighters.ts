import {
  type CardSet,
  chanceAbove,
  type Effect,
  type Skill,
  type SkillCard,
  type UnitState,
} from '../rules/index.ts';
import { WEIGHTS as W } from './weights.ts';

/** What a unit brings to the line, by its hand. */
export interface Fighter {
  readonly isAlive: boolean;
  readonly steady: number;
  /** Enemies it can hope to destroy in its next turn. */
  readonly strike: number;
  /** Checks of anybody on its point that it can have rolled again, and units it can carry away. */
  readonly rerolls: number;
  readonly saves: number;
}

export function fighterOf(
  set: CardSet,
  { isAlive, steady }: Pick<UnitState, 'isAlive' | 'steady'>,
  hand: readonly SkillCard[],
): Fighter {
  const all = talentsOf(set);
  let strike = W.bareHands;
  let rerolls = 0;
  let saves = 0;
  for (const card of hand) {
    const talent = all[card] as Talent;
    strike = Math.max(strike, talent.strike);
    rerolls += talent.rerolls;
    saves += talent.saves;
  }
  return { isAlive, steady, strike, rerolls, saves };
}

/** What a skill card in hand adds to that. */
type Talent = Pick<Fighter, 'strike' | 'rerolls' | 'saves'>;

const known = new WeakMap<CardSet, readonly Talent[]>();

/** Every skill card as a talent, worked out once for a set. */
function talentsOf(set: CardSet): readonly Talent[] {
  let talents = known.get(set);
  if (!talents) {
    const skills = set.units.flatMap((unit) => unit.skills);
    talents = skills.flatMap((skill) => Array.from({ length: skill.copies }, () => talentOf(skill)));
    known.set(set, talents);
  }
  return talents;
}

function talentOf(skill: Skill): Talent {
  let rerolls = 0;
  let saves = 0;
  for (const effect of skill.does) {
    if (effect.do === 'reroll' && skill.reacts?.to !== 'self') rerolls++;
    if (effect.do === 'save') saves++;
  }
  return { strike: strikeOf(skill), rerolls, saves };
}

/** An enemy as most are, and how many of them an assault meets. */
const USUAL_DEFENCE = 3;
const USUAL_ASSAULT = 1.5;

function strikeOf({ does, reacts }: Skill): number {
  if (reacts) return 0;
  let sum = 0;
  for (const effect of does) sum += strikeOfEffect(effect);
  return sum;
}

function strikeOfEffect(effect: Effect): number {
  switch (effect.do) {
    case 'attack':
      return effect.times * chanceAbove(USUAL_DEFENCE, effect.bonus);
    case 'assault':
      return USUAL_ASSAULT * chanceAbove(USUAL_DEFENCE, effect.bonus);
    case 'displace':
    case 'destroy':
      return effect.count;
    default:
      return 0;
  }
}
