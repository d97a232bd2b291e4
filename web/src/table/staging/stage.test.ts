import type { Pace } from '@bridgehead/kit';
import { expect, test, vi } from 'vitest';
import type { TableCarrier } from '../../carrier/carrier.ts';
import type { LogStep, Snapshot, TableInfo } from '../../carrier/snapshot.ts';
import { type AnyStaging, Stage } from './stage.ts';

/** A game that counts: every event adds to it, and a beat is whatever is loud. */
const staging: AnyStaging = {
  beat: (event) => ((event as { loud?: boolean }).loud ? { weight: 'full', words: say('boom') } : null),
  retell: (view, event) => (view as number) + (event as { by: number }).by,
};

function say(text: string) {
  return { ru: text, en: text };
}

const loud = (by: number) => ({ event: { by, loud: true }, text: say(`+${by}`) });
const quiet = (by: number) => ({ event: { by }, text: null });

function setUp(pace: Pace = 'calm', { replaying = false, isSeen = true } = {}) {
  let now: Snapshot = snapshotOf([{ seq: 0, seat: null, told: [] }], 0);
  let tell = () => {};
  const due: (() => void)[] = [];
  const shown = vi.fn<(seq: number) => void>();
  const carrier = {
    info: { content: { pack: null } } as TableInfo,
    snapshot: () => now,
    subscribe: (changed: () => void) => {
      tell = changed;
      return () => {};
    },
    shown,
    past: async (seq: number) => ({ seq, view: 0 }),
  } as unknown as TableCarrier;
  const clock = {
    after: (_ms: number, run: () => void) => {
      due.push(run);
      return () => due.splice(due.indexOf(run), 1);
    },
  };
  const stage = new Stage(carrier, staging, {
    clock,
    pace,
    isSeen: () => isSeen,
    replaying,
    failed: (error) => {
      throw error;
    },
  });
  stage.subscribe(() => {});
  return {
    stage,
    shown,
    pass: () => due.shift()?.(),
    arrive: (steps: readonly Omit<LogStep, 'seq'>[], view: number, change: Partial<Snapshot> = {}) => {
      const log = steps.map((step, index) => ({ ...step, seq: now.seq + 1 + index }));
      now = { ...snapshotOf([...now.log, ...log], view), ...change };
      tell();
    },
  };
}

function snapshotOf(log: readonly LogStep[], view: number): Snapshot {
  const prompts = [{ decision: { id: 'd', kind: 'turn', seat: 0, must: true }, text: say('your turn') }];
  const seq = log.at(-1)?.seq ?? 0;
  return {
    viewer: 0,
    seq,
    view,
    isOpen: true,
    prompts,
    legal: [],
    from: 0,
    log,
    result: null,
    takeBack: null,
  };
}

test('nobody is asked and nothing runs ahead before a step is told; the bots wait as long', () => {
  const { stage, shown, arrive, pass } = setUp();
  arrive([{ seat: 1, told: [quiet(1), loud(10), quiet(100), loud(1000)], why: say('because') }], 1111);
  expect(stage.told()).toMatchObject({ view: 111, prompts: [], seq: 1, cue: { stage: 'told' } });
  expect(stage.told().log.at(-1)).toMatchObject({ told: { length: 3 } });
  expect(stage.told().log.at(-1)?.why).toBeUndefined();
  expect(stage.told().latest.events).toHaveLength(2);
  expect(shown).not.toHaveBeenCalledWith(1);
  pass();
  expect(stage.told()).toMatchObject({ view: 1111, prompts: [] });
  const last = stage.told().latest;
  pass();
  expect(stage.told()).toMatchObject({ view: 1111, cue: null, prompts: { length: 1 } });
  expect(stage.told().latest, 'what was told last is not told again').toBe(last);
  expect(shown).toHaveBeenLastCalledWith(1);
});

test('what was retold gives way to how the table stands', () => {
  const { stage, arrive } = setUp();
  arrive([{ seat: 1, told: [loud(10)] }], 12);
  expect(stage.told().view).toBe(12);
});

test('steps that arrive together are told one after another', () => {
  const { stage, arrive, pass } = setUp();
  arrive(
    [
      { seat: 1, told: [loud(1)] },
      { seat: 2, told: [loud(2)] },
    ],
    3,
  );
  expect(stage.told()).toMatchObject({ seq: 1, view: 1 });
  pass();
  expect(stage.told()).toMatchObject({ seq: 2, view: 3 });
});

test('skipping shows the table as it stands', () => {
  const { stage, shown, arrive } = setUp();
  arrive([{ seat: 1, told: [loud(1), loud(2)] }], 3);
  stage.skip();
  expect(stage.told()).toMatchObject({ view: 3, cue: null });
  expect(stage.told().latest.events).toHaveLength(2);
  expect(shown).toHaveBeenLastCalledWith(1);
});

test.each([
  ['at once', setUp('instant')],
  ['in a hidden tab', setUp('calm', { isSeen: false })],
])('%s nothing is told, and no queue is built', (_, { stage, shown, arrive }) => {
  for (let seq = 1; seq <= 3; seq++) arrive([{ seat: 1, told: [loud(1)] }], seq);
  expect(stage.told()).toMatchObject({ view: 3, cue: null });
  expect(shown).toHaveBeenLastCalledWith(3);
});

test('a take-back and other eyes are simply there, whatever was being told', () => {
  const { stage, arrive } = setUp();
  arrive([{ seat: 1, told: [loud(1)] }], 1);
  arrive([{ seat: 1, told: [], undid: 1 }], 0);
  expect(stage.told()).toMatchObject({ view: 0, cue: null });
  expect(stage.told().latest.events).toEqual([]);
  arrive([{ seat: 1, told: [loud(1)] }], 1, { viewer: 1 });
  expect(stage.told()).toMatchObject({ view: 1, cue: null, viewer: 1 });
});

test('in a replay one step forward is told and gives way to the next; a jump is not told', () => {
  const { stage, arrive } = setUp('calm', { replaying: true });
  arrive([{ seat: 1, told: [loud(1), loud(1)] }], 2);
  expect(stage.told()).toMatchObject({ seq: 1, view: 1 });
  arrive([{ seat: 1, told: [loud(1), loud(1)] }], 4);
  expect(stage.told()).toMatchObject({ seq: 2, view: 3 });
  arrive(
    [
      { seat: 1, told: [loud(1)] },
      { seat: 1, told: [loud(1)] },
    ],
    6,
  );
  expect(stage.told()).toMatchObject({ seq: 4, view: 6, cue: null });
});

test('what has happened can be played again, and takes nothing from the log or the result', async () => {
  const { stage, arrive, pass } = setUp('instant');
  arrive(
    [
      { seat: 1, told: [loud(1)] },
      { seat: 2, told: [loud(2)] },
    ],
    3,
  );
  await stage.again(0);
  expect(stage.told()).toMatchObject({ view: 1, seq: 2, log: { length: 3 }, cue: { isAgain: true } });
  pass();
  pass();
  expect(stage.told()).toMatchObject({ view: 3, cue: null });
});
