import type { EffectTask } from '../agenda.ts';
import type { Playing } from '../playing.ts';
import type { Doing } from '../vocabulary.ts';
import { assault, attack } from './attack.ts';
import { discard, draw, look, recover } from './cards.ts';
import { reroll, retreat, save, steady } from './checks.ts';
import { choose, when } from './choices.ts';
import { destroy, displace, hold } from './enemies.ts';
import type { TaskOf } from './meant.ts';
import { arrive, atPoints, cover, fortify, fury, withhold } from './points.ts';
import { action, forUnits, inspire, move } from './units.ts';

/**
 * What every word of the vocabulary does. An effect is carried out as far as possible (RUB-5.8). One that needs an answer asks
 * and is tried again with the answer in its `picks`; each asks one thing, and what has more to ask leaves it to further tasks.
 */
const MEANINGS: { readonly [Name in Doing]: (game: Playing, task: TaskOf<Name>) => void } = {
  attack,
  assault,
  destroy,
  displace,
  hold,
  fury,
  cover,
  draw,
  discard,
  recover,
  move,
  action,
  steady,
  inspire,
  fortify,
  reroll,
  save,
  look,
  arrive,
  withhold,
  retreat,
  for: forUnits,
  at: atPoints,
  choose,
  when,
};

export function carryOut(game: Playing, task: EffectTask): void {
  const mean = MEANINGS[task.effect.do] as (game: Playing, task: EffectTask) => void;
  mean(game, task);
}
