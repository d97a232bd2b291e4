import { chanceFrom, type Decision, seedFromText, step } from '@bridgehead/kernel';
import { ambush, trek } from '@bridgehead/kernel/test-games';
import { describe, expect, test } from 'vitest';
import { botAnswers, botsFor, pauseBefore, Plans, WINDOW_PAUSE_MS } from '../src/index.ts';

const luck = () => chanceFrom(seedFromText('windows'));
const seats = ['bot', 'bot', 'bot', 'human', 'bot', 'bot'] as const;

async function shotAt(target: number) {
  const game = await ambush.load();
  const state = game.rules.setup({}, seats, luck());
  state.hands = state.hands.map((hand, seat) => (seat === 0 ? [0, ...hand.slice(1)] : hand));
  game.rules.play(
    state,
    decisionOf(game.rules.pending(state), 0),
    { kind: 'shoot', card: 0, target },
    luck(),
  );
  return { game, state, pending: game.rules.pending(state) };
}

function decisionOf(pending: readonly Decision[], seat: number): Decision {
  return pending.find((decision) => decision.seat === seat) as Decision;
}

describe('in a window', () => {
  test('all bots answer at once and wait for no person, for the price of one thought', async () => {
    const { game, state, pending } = await shotAt(1);
    const budgets: number[] = [];
    const strong = botsFor(game)[2];
    if (!strong) throw new Error('no bot');
    const bot: typeof strong = {
      ...strong,
      choose(view, decision, thinking) {
        budgets.push(thinking.budget);
        return strong.choose(view, decision, { ...thinking, worlds: 1 });
      },
    };
    const turns = pending
      .filter(({ seat }) => seats[seat] === 'bot')
      .map((decision) => ({ decision, bot, view: game.rules.observe(state, decision.seat) }));
    const answers = botAnswers(turns, { chance: luck(), clock: () => 0, budget: 400 });
    expect(answers.map(({ decision }) => decision.seat)).toEqual([1, 2, 4, 5]);
    expect(budgets).toEqual([100, 100, 100, 100]);
    for (const { decision, move } of answers) expect(game.rules.refusal(state, decision, move)).toBeNull();
  });
  test('nobody waits longer than a breath', async () => {
    const { pending } = await shotAt(1);
    const isBot = (seat: number) => seats[seat] === 'bot';
    expect(pauseBefore(pending, 0, isBot, 1500)).toBe(WINDOW_PAUSE_MS);
    expect(pauseBefore(pending, 0, isBot, 0)).toBe(0);
    expect(pauseBefore(pending, 0, () => false, 1500)).toBe(1500);
  });
});

describe('a plan', () => {
  const turnOf = async () => {
    const game = await trek.load();
    const { rules } = game;
    const state = rules.setup({}, ['bot', 'human'], luck());
    const quick = botsFor(game)[1];
    const decision = decisionOf(rules.pending(state), 0);
    if (!quick) throw new Error('no bot');
    const thinking = { chance: luck(), clock: () => 0, budget: 0 };
    const choice = quick.choose(rules.observe(state, 0), decision, thinking);
    return { rules, plans: new Plans(game), state, answer: { decision, ...choice } };
  };

  test('carries a whole turn out with one thought, each move explained as it is made', async () => {
    const { rules, plans, answer, state: first } = await turnOf();
    expect(answer.later?.map(({ kind }) => kind)).toEqual(['walk', 'stop']);
    plans.keep(answer);
    let state = first;
    const made: string[] = [];
    for (
      let next = plans.next(state, rules.pending(state));
      next;
      next = plans.next(state, rules.pending(state))
    ) {
      const { decision, move, why } = next;
      const done = step(rules, state, { seat: decision.seat, decision: decision.id, move }, luck());
      if ('refusal' in done) throw new Error(done.refusal.reason);
      plans.follow({ entry: { kind: 'move', ...done.answer }, events: done.events });
      made.push(`${move.kind} ${why.reason}`);
      state = done.state;
    }
    expect(made).toEqual(['walk onward', 'walk onward', 'stop enough']);
    expect(state.turn).toBe(1);
  });
  test.each([
    ['somebody else’s move', { seat: 1 }, [{ event: 'x' }]],
    ['chance', { seat: 0, chance: [3] }, [{ event: 'x' }]],
    ['a secret', { seat: 0 }, [{ event: 'x', to: [0] }]],
    ['another move than planned', { seat: 0 }, [{ event: 'x' }]],
  ])('is upset by %s', async (_, by, events) => {
    const { rules, plans, answer, state } = await turnOf();
    plans.keep(answer);
    const move = 'chance' in by || 'to' in (events[0] ?? {}) ? answer.move : { kind: 'stop' };
    plans.follow({ entry: { kind: 'move', decision: 'd', move, ...by }, events });
    expect(plans.next(state, rules.pending(state))).toBeNull();
  });
  test('is upset by a take-back, and not by what nobody heard of', async () => {
    const { rules, plans, answer, state } = await turnOf();
    plans.keep(answer);
    plans.follow({ entry: { kind: 'move', seat: 1, decision: 'd', move: { kind: 'pass' } }, events: [] });
    expect(plans.next(state, rules.pending(state))?.move).toEqual(answer.move);
    plans.follow({ entry: { kind: 'undo', seat: 1, keep: 0 }, events: [] });
    expect(plans.next(state, rules.pending(state))).toBeNull();
  });
  test('answers only for bots, and only what is legal', async () => {
    const { rules, plans, answer, state } = await turnOf();
    plans.keep(answer);
    expect(plans.next(state, [])).toBeNull();
    expect(plans.next({ ...state, left: 1 }, rules.pending({ ...state, left: 1 }))).toBeNull();
    expect(plans.next(state, rules.pending(state))).toBeNull();
  });
});
