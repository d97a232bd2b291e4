import { type Chance, chanceFrom, nextDecision, seedFromText } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { fighterOf } from '../bot/fighters.ts';
import { strengthSoon } from '../bot/foes.ts';
import { type Pressed, pressedAt, pressureIn } from '../bot/pressed.ts';
import { bestStand } from '../bot/stand-together.ts';
import { WEIGHTS as W } from '../bot/weights.ts';
import {
  attackersAt,
  attackersOf,
  attackOf,
  dividedAt,
  heldPoints,
  kindOf,
  type Outlook,
  type Point,
  type PointState,
  retreatWorth,
  shareOutlooks,
  spendableTokens,
  type State,
  traitOf,
  type Unit,
  unitBy,
  unitsAt,
} from '../rules/index.ts';
import { pack, rules, tables } from './tables.ts';

/**
 * What a comrade reckons in its own quick way must be what the rules say, or it fights a game of its own. Compared at every
 * held point after every move of random games, where more has come and more is in force than one game will see.
 */
const GAMES = [...tables(), ...tables()];

function everyPoint(compare: (state: State, point: Point, pressed: Pressed) => void): void {
  for (const [number, { options, seats }] of GAMES.entries()) {
    const chance = chanceFrom(seedFromText(`figures ${number}`));
    const state = rules.setup(options, seats, chance);
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      rules.play(state, decision, rules.randomMove(state, decision, chance), chance);
      const ground = stirred(state, chance);
      for (const point of heldPoints(ground)) {
        const spot = ground.points[point] as PointState;
        compare(ground, point, pressedAt(pack, pressureIn(ground), spot, spot.enemies));
      }
    }
  }
}

/** Cards of the fresh forces at every point, and by chance whatever cards can do to a turn. */
function stirred(state: State, chance: Chance): State {
  const ground = rules.clone(state);
  for (const point of heldPoints(ground)) {
    const spot = ground.points[point] as PointState;
    spot.enemies.push(...ground.fresh.cards.splice(0, chance.below(4)));
    spot.fury = chance.below(4) - 2;
    spot.tokens = chance.below(4);
    ground.held = [...ground.held, ...spot.enemies.filter(() => chance.below(6) === 0)];
  }
  for (const unit of ground.units) unit.steady = chance.below(4) - 2;
  ground.retreatBonus = chance.below(3) - 1;
  return ground;
}

/** Tokens that will be broken before anybody is attacked are told by the rules only once they are. */
function isUnbroken({ phase, points }: State, point: Point): boolean {
  const enemies = points[point]?.enemies ?? [];
  return phase === 'defence' || enemies.every((enemy) => !traitOf(kindOf(pack, enemy), 'breaks'));
}

test('who attacks a point, how hard, what a retreat is worth, tokens and capture points', () => {
  let attacked = 0;
  everyPoint((state, point, pressed) => {
    const attackers = attackersAt(state, point);
    const sum = pressed.attacks.reduce((total, attack) => total + attack, pressed.everywhere);
    const worth = Math.min(...pressed.retreats, pressed.everywhereRetreat);
    expect([...pressed.divided].sort()).toEqual([...dividedAt(pack, state, point)].sort());
    expect(Math.max(0, sum)).toBe(attackOf(pack, state, point, attackers));
    expect(pressed.strength).toBe(strengthSoon(pack, state, point));
    if (isUnbroken(state, point)) expect(pressed.tokens).toBe(spendableTokens(pack, state, point));
    if (attackers.length === 0) return;
    expect(worth).toBe(retreatWorth(pack, state, attackers));
    attacked++;
  });
  expect(attacked).toBeGreaterThan(5000);
}, 120_000);

test('what it costs those who stand there, and how likely one of them gets away', () => {
  let stood = 0;
  everyPoint((state, point, pressed) => {
    const units = unitsAt(state, point);
    if (units.length === 0 || attackersAt(state, point).length === 0 || !isUnbroken(state, point)) return;
    const { cost, runner, on } = bestStand(
      pressed,
      units.map((unit) => fighterOf(pack, unitBy(state, unit), [])),
      0,
    );
    const told = outlooks(state, point, units, pressed, on);
    const costs = told.map(({ standsWithTokens, leavesWithTokens }) =>
      Math.min((1 - standsWithTokens) * W.unit, (1 - leavesWithTokens) * W.unit + W.tempo),
    );
    expect(cost).toBeCloseTo(costs.reduce((total, each) => total + each, 0));
    const attacked = told.filter(({ attackers }) => attackers > 0);
    expect(runner).toBeCloseTo(Math.max(0, ...attacked.map(({ leavesWithTokens }) => leavesWithTokens)));
    stood++;
  });
  expect(stood).toBeGreaterThan(2000);
}, 120_000);

/** What the rules say of the division that the comrade has chosen, unit by unit. */
function outlooks(
  state: State,
  point: Point,
  units: readonly Unit[],
  { divided }: Pressed,
  chosen: readonly number[],
): (Outlook & { readonly attackers: number })[] {
  const on = dividedAt(pack, state, point).map((enemy) => units[chosen[divided.indexOf(enemy)] ?? 0] as Unit);
  return shareOutlooks(pack, state, point, { on, order: units }).map((outlook) => ({
    ...outlook,
    attackers: attackersOf(pack, state, point, on, outlook.unit).length,
  }));
}
