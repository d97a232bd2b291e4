import { pobeda } from '@bridgehead/pobeda';
import { listMoves, type Answer, chanceFrom, readOptions, seedFromText, step } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { PATIENCE_MS, pauseBefore } from '../src/index.ts';

const USUAL = 900;
const { rules } = await pobeda.load();
type State = ReturnType<typeof rules.setup>;

function dealt(options: Readonly<Record<string, unknown>>, seats: readonly ('human' | 'bot')[]): State {
  const plan = readOptions(rules.manifest, seats.length, options);
  if ('refusal' in plan) throw new Error(plan.refusal.reason);
  return rules.setup(plan.options, seats, chanceFrom(seedFromText('pace')));
}

/** Whoever is on turn plays any card. */
function played(state: State): { state: State; seat: number } {
  const turn = rules.pending(state).find(({ kind }) => kind === 'turn');
  if (!turn) throw new Error('nobody is on turn');
  const [move] = listMoves(rules, state, turn);
  return { state: answered(state, { seat: turn.seat, decision: turn.id, move }), seat: turn.seat };
}

function answered(state: State, answer: Answer): State {
  const progress = step(rules, state, answer, chanceFrom(seedFromText('luck')));
  if ('refusal' in progress) throw new Error(progress.refusal.reason);
  return progress.state;
}

const pause = (state: State, lastMover: number, bots: readonly number[]) =>
  pauseBefore(rules.pending(state), lastMover, (seat) => bots.includes(seat), USUAL);

test('a person who has played and not drawn under strict draw gets ten seconds and more, until the card is drawn', () => {
  const { state, seat } = played(dealt({ strictDraw: true }, ['human', 'human']));
  const others = [1 - seat];
  expect(PATIENCE_MS).toBeGreaterThanOrEqual(10_000);
  expect(pause(state, seat, others)).toBe(PATIENCE_MS);
  const drawn = answered(state, { seat, decision: 'draw:0', move: { kind: 'draw' } });
  expect(pause(drawn, seat, others)).toBe(USUAL);
});

test('nobody waits for a bot, nor twice for one draw', () => {
  const { state, seat } = played(dealt({ strictDraw: true }, ['human', 'human', 'human']));
  expect(pause(state, seat, [0, 1, 2])).toBe(USUAL);
  const next = played(state);
  expect(pause(next.state, next.seat, [next.seat])).toBe(USUAL);
});

test('a claim of a breach that stays open all round keeps no bot waiting', () => {
  const { state, seat } = played(dealt({ teams: '2+2' }, ['human', 'human', 'human', 'human']));
  expect(rules.pending(state).some((open) => open.seat === seat && !open.must)).toBe(true);
  expect(
    pause(
      state,
      seat,
      [0, 1, 2, 3].filter((other) => other !== seat),
    ),
  ).toBe(USUAL);
});
