import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Pack } from '../../content/pack.ts';
import { observe } from '../../rules/view.ts';
import { coreSet } from '../../test/cards/core-set.ts';
import { Table } from '../../test/cards/table.ts';
import { Act } from '../ask/Act.tsx';
import type { AskProps } from '../ask/Ask.tsx';
import { Defender } from '../board/Defender.tsx';
import { offersOf } from '../legal.ts';
import { SceneProvider } from '../scene.ts';
import { MESSAGES } from '../text.ts';
import type { Turn } from '../use-turn.ts';

/** Two commanders, the first of whom has ended the actions of units 1 and 3 and holds a card that may be cycled. */
const table = new Table({ commanders: [0, 1, 0, 1, 1], hands: { 1: 'bundle-of-grenades' } }).move({
  kind: 'done',
});
const view = observe(table.state, 0);
const seats = ['Anna', 'Boris'].map((name) => ({ name })) as AskProps['asking']['pending'] & [];
const scene = { pack: coreSet as Pack, view, language: 'en', text: MESSAGES.en, seats, own: [0, 2] } as never;

test('RUB-5.1 whoever has ended everything is not asked to end it again, but told for whom all wait', () => {
  const decision = { id: 'act', kind: 'act', seat: 0, must: false };
  const offers = offersOf([{ decision, move: { kind: 'done' } }]);
  const turn = { card: null, unit: null, offers, decision } as unknown as Turn;
  const asking = { pending: [{ ...decision, seat: 1, must: true }] } as unknown as AskProps['asking'];
  const sheet = renderToStaticMarkup(
    <SceneProvider value={scene}>
      <Act turn={turn} asking={asking} onLook={() => {}} />
    </SceneProvider>,
  );
  expect(sheet).not.toContain('<button');
  expect(sheet).toContain('Waiting for Boris');
});

test('RUB-5.1 a unit that has ended is not shown to have an action left', () => {
  const shown = (unit: number) =>
    renderToStaticMarkup(
      <SceneProvider value={scene}>
        <Defender
          unit={unit}
          isTarget={false}
          isPicked={false}
          isLit={false}
          outlook={undefined}
          carry={{ begin: () => () => {} } as never}
          onPress={() => {}}
        />
      </SceneProvider>,
    );
  expect(shown(0)).toContain('9th Frontier Outpost, turn ended"');
  expect(shown(1)).toContain('2nd Cadet Platoon, 1 action point"');
});
