import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { observe } from '../../rules/view.ts';
import { position } from '../../test/scenario.ts';
import { EventRow } from '../info/DeckRow.tsx';
import { EventGist } from '../info/EventGist.tsx';
import { SceneProvider } from '../scene.ts';
import { MESSAGES } from '../text.ts';

const pack = packFrom();

function shown(card: ReactNode): string {
  const view = observe(position({ set: pack, units: [1, 1, 1, 1, 1] }), 0);
  const scene = { pack, view, language: 'en', text: MESSAGES.en, seats: [], own: [] } as const;
  return renderToStaticMarkup(<SceneProvider value={scene}>{card}</SceneProvider>);
}

test('of events that are looked at or told one sees whom they bring; a task brings nobody', () => {
  const row = (card: number) => shown(<EventRow card={card} place={null} onPress={() => {}} />);
  const gist = (card: number) => shown(<EventGist card={card} />);
  const [first] = pack.events;
  for (const words of [row, gist]) {
    expect(words(0)).toContain(first?.reinforcements.join('\u00a0·\u00a0'));
    expect(words(pack.events.length)).not.toContain('Reinforcements');
  }
});
