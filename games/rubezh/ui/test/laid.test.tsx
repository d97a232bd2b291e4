import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { observe } from '../../rules/view.ts';
import { position } from '../../test/scenario.ts';
import { EventRow } from '../info/DeckRow.tsx';
import { SceneProvider } from '../scene.ts';
import { MESSAGES } from '../text.ts';

const pack = packFrom();

test('of events that are looked at one sees whom they bring; a task brings nobody', () => {
  const view = observe(position({ set: pack, units: [1, 1, 1, 1, 1] }), 0);
  const scene = { pack, view, language: 'en', text: MESSAGES.en, seats: [], own: [] } as const;
  const row = (card: number) =>
    renderToStaticMarkup(
      <SceneProvider value={scene}>
        <EventRow card={card} place={null} onPress={() => {}} />
      </SceneProvider>,
    );
  const [first] = pack.events;
  expect(row(0)).toContain(first?.reinforcements.join('\u00a0·\u00a0'));
  expect(row(pack.events.length)).not.toContain('Reinforcements');
});
