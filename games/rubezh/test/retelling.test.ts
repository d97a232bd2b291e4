import { describe, expect, test } from 'vitest';
import { retell } from '../rules/retell.ts';
import { observe } from '../rules/view.ts';
import { Table } from './cards/table.ts';
import { DONE, eventCard, played, position } from './scenario.ts';

/** Both kinds of table compare what everybody was told, event by event, with what happened: here something happened before. */
describe('what is told adds to what was told before', () => {
  test('RUB-5.1 a unit that has ended and loses its point has still ended', () => {
    const table = new Table({ units: [1, 2, 2, 2, 2] }).move({ kind: 'pass', unit: 0 });
    table.happen([{ do: 'at', where: 1, does: [{ do: 'action', count: -1, who: 'each-here' }] }]);
    expect(table.state.units[0]).toMatchObject({ actions: 0, hasEnded: true });
  });
  test('RUB-6.1 some are held back, then others', () => {
    const table = new Table({ points: ['infantry rifle sappers'] });
    table.happen([{ do: 'hold', count: 1, where: 1 }]).choose(['rifle']);
    table.happen([{ do: 'hold', count: 1, where: 1 }]).choose(['sappers']);
    expect(table.state.held).toHaveLength(2);
  });
  test('RUB-9 one card after another leaves the game', () => {
    const table = new Table({
      points: ['rifle rifle'],
      units: [1, 1, 2, 1, 2],
      hands: { 4: 'evacuation evacuation' },
      fresh: '',
    });
    table.defend([1, 2]).move({ kind: 'stand' }, [1]).react('evacuation').choose([4]);
    table.move({ kind: 'stand' }, [1]).react('evacuation').choose([4]);
    expect(table.state.units[3]?.gone).toHaveLength(2);
  });
  test('RUB-9 whatever lies at the bottom in sight of all moves up when a card goes under it', () => {
    const table = new Table({
      commanders: [0, 0, 0, 0, 1],
      points: ['infantry'],
      fresh: 'tanks rifle sappers',
      hands: { 5: 'prisoner' },
    });
    table.happen([{ do: 'displace', count: 1, to: 'bottom', where: 1 }]);
    table.play('prisoner').choose(['rifle', 'sappers', 'tanks']);
    expect(table.fresh()).toBe('rifle sappers infantry tanks');
  });
  test('RUB-4.6 one task after another is used', () => {
    const table = new Table({ tasks: 'combined-group contact', events: '' }).happen([]);
    const [first, second] = table.state.tasks.map(({ task }) => task) as [number, number];
    table.move({ kind: 'task', task: second }).move({ kind: 'task', task: first });
    expect(table.state.tasksUsed).toEqual([second, first]);
  });
  test('RUB-4.1 of a deck that was renewed nobody knows where a card lies', () => {
    const { state } = new Table({ hands: { 1: 'hurrah' }, discards: { 1: 'bayonets' }, decks: { 1: '' } });
    const view = retell(observe(state, 0), { kind: 'renewed', unit: 0 });
    expect(view.decks[0]).toEqual([null]);
    expect(view.units[0]?.discard).toEqual([]);
  });
  test('RUB-4.5 one event after another is discarded', () => {
    const { state } = played(position({ events: 'quiet', eventDiscard: 'supplies' }), 0, DONE);
    expect(state.eventDiscard).toEqual([eventCard('supplies'), eventCard('quiet')]);
  });
});
