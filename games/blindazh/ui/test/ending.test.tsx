import { type Outcome, readRecord, replay } from '@bridgehead/kernel';
import { miscounted } from '@bridgehead/kernel/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Pack } from '../../content/index.ts';
import { blindazh } from '../../index.ts';
import { ENDINGS } from '../../rules/manifest.ts';
import type { Event, View } from '../../rules/index.ts';
import { Picture, result, story } from '../ending/ending.ts';

const files = import.meta.glob<string>('../../test/games/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test.each(ENDINGS)('the game of %s is told in three lines, with everybody and a drawing', async (ending) => {
  const { version } = blindazh.manifest;
  const record = readRecord(files[`../../test/games/${version}/${ending}.json`] ?? '');
  const { rules, content } = await blindazh.load({ version });
  const { table, steps } = replay(rules, record);
  const view = rules.observe(table?.state as never, 'spectator') as View;
  const events = steps.flatMap(({ progress }) => progress?.events ?? []).map(({ event }) => event as Event);
  for (const language of ['ru', 'en'] as const) {
    const ended = {
      pack: content.pack as Pack,
      view,
      language,
      seats: record.header.seats,
      outcome: view.outcome as Outcome,
    };
    const { title, people } = result(ended);
    const { lines, decided, figures } = story(ended, events);
    expect(lines).toHaveLength(3);
    expect([title, ...lines, decided?.text, ...figures.map(({ label }) => label)].join()).not.toMatch(
      /undefined|NaN/,
    );
    const counts = figures.filter(({ value }) => typeof value === 'number');
    const said = counts.map(({ value, label }) => `${value} ${label}`).join(', ');
    expect(counts).toHaveLength(3);
    expect(miscounted({ ru: said, en: said })).toBeUndefined();
    // All of us, and for a victory each with the order.
    expect(people).toHaveLength(record.header.seats.length);
    expect(people.every(({ note }) => (ending === 'held') === (note !== undefined))).toBe(true);
    const drawing = renderToStaticMarkup(<Picture {...ended} />);
    expect(drawing).toContain('viewBox="0 0 320 200"');
    expect(drawing).not.toMatch(/<text|NaN|undefined/);
  }
});
