import { expect, test } from 'vitest';
import { type Beat, type Clock, cuesOf, Player, type Staging, timeOf } from '../src/staging/index.ts';
import type { Pace } from '../src/settings.ts';

type Event = { readonly kind: 'march' | 'shot' | 'loss' | 'note'; readonly by: number };
type View = { readonly losses: number; readonly notes: number };

const words = (text: string) => ({ ru: text, en: text });
const BEATS: Readonly<Record<Event['kind'], Beat | null>> = {
  march: { phase: words('The enemy'), weight: 'light' },
  shot: {
    phase: words('The enemy'),
    die: { results: [4], needs: words('4+') },
    words: words('hit'),
    weight: 'full',
  },
  loss: { weight: 'grave' },
  note: null,
};
const staging: Staging<View, Event, null> = {
  beat: ({ kind }) => BEATS[kind],
  retell: (view, { kind, by }) => ({
    losses: view.losses + (kind === 'loss' ? by : 0),
    notes: view.notes + (kind === 'note' ? by : 0),
  }),
};

const NOTHING: View = { losses: 0, notes: 0 };
const tell = (seq: number, ...kinds: Event['kind'][]) =>
  cuesOf(staging, null, NOTHING, {
    seq,
    told: kinds.map((kind) => ({ event: { kind, by: 1 }, text: kind === 'loss' ? words('lost') : null })),
  });

test('a phase is named before anything of it is seen, and once; a die says what it needs before it falls', () => {
  const { cues, view } = tell(1, 'note', 'march', 'shot', 'note', 'loss');
  expect(cues.map(({ event, stage }) => `${event.kind} ${stage}`)).toEqual([
    'march phase',
    'march told',
    'shot die',
    'shot told',
    'loss told',
  ]);
  expect(cues.map(({ words: said }) => said?.en)).toEqual([undefined, undefined, 'hit', 'hit', 'lost']);
  expect(cues.map(({ phase }) => phase?.en)).toEqual(Array(5).fill('The enemy'));
  expect(cues.map((cue) => cue.view)).toEqual([
    { losses: 0, notes: 1 },
    { losses: 0, notes: 1 },
    { losses: 0, notes: 1 },
    { losses: 0, notes: 2 },
    { losses: 1, notes: 2 },
  ]);
  expect(cues.map(({ count }) => count)).toEqual([1, 2, 2, 4, 5]);
  expect(cues.map(({ isLast }) => isLast)).toEqual([false, false, false, false, true]);
  expect(cues[3]?.events.map(({ kind }) => kind)).toEqual(['shot', 'note']);
  expect(view).toEqual({ losses: 1, notes: 2 });
});

test('what is no beat is simply there', () => {
  expect(tell(1, 'note', 'note')).toEqual({ cues: [], view: { losses: 0, notes: 2 } });
});

/** Time that passes only when a test says so. */
function watch(pace: Pace) {
  const due = new Map<() => void, number>();
  let now = 0;
  const clock: Clock = {
    after: (ms, run) => {
      due.set(run, now + ms);
      return () => due.delete(run);
    },
  };
  const seen: string[] = [];
  const note = () => seen.push(player.cue ? `${player.cue.event.kind} ${player.cue.stage}` : 'over');
  const player = new Player<View, Event>(clock, pace, note);
  const pass = (ms: number) => {
    for (const until = now + ms; ; ) {
      const [next] = [...due].filter(([, at]) => at <= until).sort(([, a], [, b]) => a - b);
      if (!next) {
        now = until;
        return;
      }
      due.delete(next[0]);
      now = next[1];
      next[0]();
    }
  };
  return { player, seen, pass };
}

test('every moment lasts its time, and the telling ends by itself', () => {
  const { player, seen, pass } = watch('calm');
  const { cues } = tell(1, 'march', 'shot');
  player.add(cues);
  expect(player.cue).toBe(cues[0]);
  pass((timeOf(cues[0]!, 'calm') ?? 0) - 1);
  expect(seen).toEqual([]);
  pass(1);
  expect(seen).toEqual(['march told']);
  pass(60_000);
  expect(seen).toEqual(['march told', 'shot die', 'shot told', 'over']);
});

test('a brisk pace tells the same in less time', () => {
  const time = (pace: Pace) =>
    tell(1, 'march', 'shot', 'loss').cues.reduce((sum, cue) => sum + (timeOf(cue, pace) ?? 0), 0);
  expect(time('brisk')).toBeLessThan(time('calm') / 2);
  expect(time('instant')).toBe(0);
});

test('longer words stay longer', () => {
  const cue = tell(1, 'loss').cues[0]!;
  const long = { ...cue, words: words('a very long sentence '.repeat(8)) };
  expect(timeOf(long, 'calm')).toBeGreaterThan(timeOf(cue, 'calm') ?? Infinity);
});

test('step by step each result waits for the reader, and dice still roll before it', () => {
  const { player, seen, pass } = watch('step');
  player.add(tell(1, 'shot', 'loss').cues);
  pass(60_000);
  expect(seen).toEqual(['shot die', 'shot told']);
  expect(player.waits).toBe(true);
  player.next();
  expect(seen.at(-1)).toBe('loss told');
  pass(60_000);
  player.next();
  expect(seen.at(-1)).toBe('over');
});

test('skipping ends it at once, and so does the wish for no telling at all', () => {
  const { player, seen, pass } = watch('calm');
  player.add(tell(1, 'shot', 'loss').cues);
  player.skip();
  expect(seen).toEqual(['over']);
  player.add(tell(2, 'shot').cues);
  player.setPace('instant');
  expect(player.cue).toBeNull();
  pass(60_000);
  expect(seen).toEqual(['over', 'over']);
});

test('whoever falls far behind catches up with the newest steps', () => {
  const { player } = watch('calm');
  for (let seq = 1; seq <= 9; seq++) player.add(tell(seq, 'loss').cues);
  expect(player.cue?.seq).toBe(6);
});
