import { describe, expect, test } from 'vitest';
import type { CardSet } from '../rules/card-set.ts';
import type { Move } from '../rules/moves.ts';
import { rulesOver } from '../rules/rules.ts';
import type { Effect } from '../rules/vocabulary.ts';
import {
  asked,
  choose,
  DECLINE,
  DONE,
  kindName,
  kindsAt,
  ofKind,
  played,
  position,
  react,
  refused,
  RETREAT,
  rules,
  STAND,
} from './scenario.ts';
import { smallSet } from './small-set.ts';

describe('RUB-6.0 the start of defence', () => {
  test('cars with no unit on their point drive to the nearest that has one', () => {
    const state = position({ points: ['', 'car', '', 'car'], units: [1, 1, 1, 1, 1] });
    const { state: next, events } = played(state, 0, DONE);
    expect(ofKind(events, 'displaced').map(({ from, to, how }) => [from + 1, (to ?? -1) + 1, how])).toEqual([
      [2, 1, 'drove'],
      [4, 1, 'drove'],
    ]);
    expect(kindsAt(next, 1)).toEqual(['car', 'car']);
  });
  test('the lower number on a tie, captured points counted, and a car among units stays', () => {
    const tie = position({ points: ['', 'car'], units: [1, 1, 3, 3, 3] });
    expect(kindsAt(played(tie, 0, DONE).state, 1)).toEqual(['car']);
    const far = position({ points: ['', '', 'captured', 'car'], units: [2, 1, 1, 1, 1] });
    expect(kindsAt(played(far, 0, DONE).state, 2)).toEqual(['car']);
    const among = position({ points: ['car'], units: [1, 2, 2, 2, 2] });
    expect(kindsAt(played(among, 0, DONE).state, 1)).toEqual(['car']);
  });
  test('others do not drive', () => {
    const state = position({ points: ['', 'motorised'] });
    expect(kindsAt(played(state, 0, DONE).state, 2)).toEqual(['motorised']);
  });
  test('then guns and tanks break tokens, by point, manned or not', () => {
    const state = position({
      points: ['tanks guns', 'guns', '', 'infantry'],
      units: [1, 4, 4, 4, 4],
      tokens: [2, 1, 1, 1],
    });
    const { events } = played(state, 0, DONE);
    const broken = ofKind(events, 'tokens');
    expect(broken.map(({ point, change }) => [point + 1, change])).toEqual([
      [1, -1],
      [1, -1],
      [2, -1],
    ]);
  });
  test('a car that drives comes before guns, reactions and the division', () => {
    const state = position({
      points: ['guns', 'car'],
      units: [1, 3, 1, 3, 3],
      tokens: [1],
      hands: { 3: 'barricade' },
    });
    const { state: next, events } = played(state, 0, DONE);
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['displaced', 'tokens']);
    expect(next.agenda.at(-1)).toMatchObject({ task: 'window', at: 'defence', point: 0 });
  });
  test('reactions of this moment keep enemies from attacking', () => {
    const state = position({ points: ['infantry guns'], units: [2, 2, 1, 2, 2], hands: { 3: 'barricade' } });
    const opened = played(state, 0, DONE).state;
    const choosing = played(opened, 0, react(opened, 3, 'barricade')).state;
    const picks = state.points[0]?.enemies ?? [];
    const { state: next, events } = played(choosing, 0, { kind: 'choose', picks });
    expect(ofKind(events, 'heldBack')).toEqual([{ kind: 'heldBack', point: 0, enemies: picks }]);
    expect(next.turn).toBe(3);
  });
  test('no window opens where nobody stands or nobody attacks', () => {
    const state = position({ points: ['', 'infantry'], hands: { 3: 'barricade' } });
    expect(played(state, 0, DONE).state.turn).toBe(3);
  });
});

describe('RUB-6.1 who attacks whom', () => {
  test('with one unit on the point there is nothing to decide: all attack it', () => {
    const state = position({ points: ['infantry rockets'], units: [1, 2, 2, 2, 2] });
    const next = played(state, 0, DONE).state;
    expect(asked(next)).toEqual(['stand 0']);
    const { events } = played(next, 0, STAND, [6]);
    expect(ofKind(events, 'facing')).toMatchObject([
      { unit: 0, attack: 3, attackers: state.points[0]?.enemies },
    ]);
  });
  test('with several, each enemy attacks exactly one unit of that point', () => {
    const state = position({ points: ['infantry rockets guns'], units: [1, 1, 2, 2, 2] });
    const next = played(state, 0, DONE).state;
    expect(asked(next)).toEqual(['divide 0']);
    expect(rules.pending(next)[0]).toMatchObject({ composed: true, must: true });
    const clause = 'RUB-6.1';
    for (const on of [
      [0, 1],
      [0, 1, 0, 1],
    ]) {
      expect(refused(next, 0, { kind: 'divide', on, order: [0, 1] })).toEqual({
        clause,
        reason: 'each-attacks-one',
        figures: { attackers: 3 },
      });
    }
    expect(refused(next, 0, { kind: 'divide', on: [0, 1, 2], order: [0, 1] })).toEqual({
      clause,
      reason: 'not-on-the-point',
      figures: { unit: 3, point: 1 },
    });
    const divided = played(next, 0, { kind: 'divide', on: [0, 1, 0], order: [0, 1] });
    const [one, two, three] = state.points[0]?.enemies ?? [];
    expect(ofKind(divided.events, 'divided')).toEqual([
      { kind: 'divided', point: 0, attackers: [one, two, three], on: [0, 1, 0], order: [0, 1] },
    ]);
    const first = played(divided.state, 0, STAND, [6]);
    expect(ofKind(first.events, 'facing')).toMatchObject([{ unit: 0, attackers: [one, three], attack: 4 }]);
    const second = played(first.state, 0, STAND, [6]);
    expect(ofKind(second.events, 'facing')).toMatchObject([{ unit: 1, attackers: [two], attack: 2 }]);
  });
  test('all may attack one: the others stand aside and check nothing', () => {
    const state = position({ points: ['infantry infantry'], units: [1, 1, 1, 2, 2] });
    const { state: next, events } = played(played(state, 0, DONE).state, 0, {
      kind: 'divide',
      on: [1, 1],
      order: [0, 1, 2],
    });
    expect(ofKind(events, 'stoodAside').map(({ unit }) => unit)).toEqual([0, 2]);
    expect(played(next, 0, STAND, [6]).state.turn).toBe(3);
  });
  test('enemies that are kept from attacking are not divided', () => {
    const state = position({
      points: ['infantry rockets rockets'],
      units: [1, 2, 1, 2, 2],
      hands: { 3: 'barricade' },
    });
    const opened = played(state, 0, DONE).state;
    const choosing = played(opened, 0, react(opened, 3, 'barricade')).state;
    const [one = -1, two = -1, three = -1] = state.points[0]?.enemies ?? [];
    const next = played(choosing, 0, { kind: 'choose', picks: [one, three] }).state;
    expect(next.agenda.at(-1)).toMatchObject({ task: 'division', shares: [{ attackers: [two] }] });
  });
  test('aviation is not divided: it attacks every unit there, and nobody stands aside', () => {
    const state = position({ points: ['planes infantry'], units: [1, 1, 2, 2, 2] });
    const dividing = played(state, 0, DONE).state;
    const [planes, infantry] = state.points[0]?.enemies ?? [];
    expect(dividing.agenda.at(-1)).toMatchObject({ shares: [{ attackers: [infantry] }] });
    const divided = played(dividing, 0, { kind: 'divide', on: [0], order: [0, 1] });
    expect(ofKind(divided.events, 'stoodAside')).toEqual([]);
    const first = played(divided.state, 0, STAND, [6]);
    expect(ofKind(first.events, 'facing')).toMatchObject([{ unit: 0, attack: 4 }]);
    const second = played(first.state, 0, STAND, [6]);
    expect(ofKind(second.events, 'facing')).toMatchObject([{ unit: 1, attackers: [planes], attack: 3 }]);
  });
});

describe('RUB-6.2 by whom it is decided', () => {
  const state = position({
    commanders: [0, 1, 2, 2, 0],
    points: ['infantry rockets', '', 'guns'],
    units: [2, 1, 1, 3, 3],
    decks: { 1: '', 2: '', 3: '', 4: '', 5: '' },
  });
  const dividing = [0, 1, 2].reduce((before, seat) => played(before, seat, DONE).state, state);
  const both = { kind: 'divide', on: [1, 2], order: [1, 2] } as const;

  test('the commander of the lowest-numbered unit there, on all points at once', () => {
    expect(asked(dividing)).toEqual(['divide 1', 'divide 2']);
    expect(refused(dividing, 0, both)).toMatchObject({ reason: 'decision-closed' });
    expect(refused(state, 1, both)).toMatchObject({ reason: 'asked-else' });
    expect(rules.closed?.(state, 1, both)).toEqual({ clause: 'RUB-6.2', reason: 'no-division' });
  });
  test('every other commander there confirms', () => {
    const shown = played(dividing, 1, both).state;
    expect(asked(shown)).toEqual(['agree 2', 'divide 2']);
    expect(rules.pending(shown)[0]).toMatchObject({ lapse: { kind: 'agree' } });
    const { state: agreed, events } = played(shown, 2, { kind: 'agree' });
    expect(events).toEqual([{ kind: 'agreed', seat: 2, point: 0 }]);
    expect(asked(agreed)).toEqual(['divide 2']);
  });
  test('each for themselves, in the order of their seats', () => {
    const all = position({
      commanders: [1, 2, 0, 0, 0],
      points: ['infantry', ''],
      units: [1, 1, 1, 2, 2],
      decks: { 1: '', 2: '', 3: '', 4: '', 5: '' },
    });
    const open = [0, 1, 2].reduce((before, seat) => played(before, seat, DONE).state, all);
    const shown = played(open, 1, { kind: 'divide', on: [0], order: [0, 1, 2] }).state;
    expect(asked(shown)).toEqual(['agree 0', 'agree 2']);
    expect(asked(played(shown, 0, { kind: 'agree' }).state)).toEqual(['agree 2']);
  });
  test('an objection reopens it, under another name', () => {
    const shown = played(dividing, 1, both).state;
    const { state: reopened, events } = played(shown, 2, { kind: 'object' });
    expect(events).toEqual([{ kind: 'objected', seat: 2, point: 0 }]);
    expect(asked(reopened)).toEqual(['divide 1', 'divide 2']);
    const ids = [dividing, reopened].map((at) => rules.pending(at)[0]?.id);
    expect(ids[0]).not.toBe(ids[1]);
  });
  test('at time-out, where nothing was shown, an even one is shown', () => {
    const { lapse } = rules.pending(dividing)[0] ?? {};
    expect(lapse).toEqual({ kind: 'divide', on: [1, 2], order: [1, 2] });
    expect(asked(played(dividing, 1, lapse as Move).state)).toEqual(['agree 2', 'divide 2']);
  });
  test('at time-out after an objection the last one shown stands, and nobody is asked again', () => {
    const shown = played(dividing, 1, { kind: 'divide', on: [2, 2], order: [2, 1] }).state;
    const reopened = played(shown, 2, { kind: 'object' }).state;
    const { lapse } = rules.pending(reopened)[0] ?? {};
    expect(lapse).toEqual({ kind: 'divide', on: [2, 2], order: [2, 1] });
    const { state: next, events } = played(reopened, 1, lapse as Move);
    expect(events).toEqual([{ kind: 'upheld', seat: 1, point: 0 }]);
    expect(asked(next)).toEqual(['divide 2']);
  });
  test('so whoever enters it has the last word: nobody can object for ever', () => {
    const reopened = played(played(dividing, 1, both).state, 2, { kind: 'object' }).state;
    expect(asked(played(reopened, 1, both).state)).toEqual(['divide 2']);
    const other = played(reopened, 1, { kind: 'divide', on: [1, 2], order: [2, 1] }).state;
    expect(asked(other)).toEqual(['agree 2', 'divide 2']);
    const again = played(other, 2, { kind: 'object' }).state;
    expect(asked(played(again, 1, both).state)).toEqual(['agree 2', 'divide 2']);
  });
  test('what was agreed on one point stays while another is still open', () => {
    const shown = played(dividing, 1, both).state;
    const other = played(shown, 2, { kind: 'divide', on: [3], order: [3, 4] }).state;
    expect(asked(other)).toEqual(['agree 2', 'agree 0']);
    const agreed = played(other, 2, { kind: 'agree' }).state;
    expect(asked(agreed)).toEqual(['agree 0']);
    expect(asked(played(agreed, 0, { kind: 'agree' }).state)).toEqual(['stand 1']);
  });
});

describe('RUB-6.7 the order of checks', () => {
  test('goes by point, and on a point as the players choose', () => {
    const state = position({ points: ['infantry infantry', 'infantry'], units: [2, 1, 1, 3, 3] });
    const dividing = played(state, 0, DONE).state;
    let next = played(dividing, 0, { kind: 'divide', on: [1, 2], order: [2, 1] }).state;
    const checked: number[] = [];
    for (let check = 0; check < 3; check++) {
      const { state: after, events } = played(next, 0, STAND, [6]);
      checked.push(...ofKind(events, 'checked').map(({ unit }) => unit));
      next = after;
    }
    expect(checked).toEqual([2, 1, 0]);
  });
  test('names every unit there once', () => {
    const state = position({ points: ['infantry infantry'], units: [2, 1, 1, 3, 3] });
    const dividing = played(state, 0, DONE).state;
    for (const order of [[1], [1, 1], [1, 2, 2], [1, 0]]) {
      expect(refused(dividing, 0, { kind: 'divide', on: [1, 2], order })).toEqual({
        clause: 'RUB-6.7',
        reason: 'order-of-all',
      });
    }
  });
});

/** A set with one task, met at once, that may be used in the middle of the defence. */
function tasked(...does: Effect[]): CardSet {
  return { ...smallSet, tasks: [{ id: 'order', needs: [{ count: 'fallen', atLeast: 0 }], does }] };
}
const ORDER: Move = { kind: 'task', task: smallSet.events.length };

describe('RUB-6.8 attackers are fixed before the first check', () => {
  test('a unit that comes to a point in this phase is not attacked there', () => {
    const state = position({ points: ['infantry', 'guns'], units: [1, 2, 3, 3, 3] });
    const first = played(played(state, 0, DONE).state, 0, RETREAT, [1]).state;
    const moved = played(first, 0, { kind: 'choose', picks: [1] }).state;
    const { state: next, events } = played(moved, 0, STAND, [6]);
    expect(ofKind(events, 'facing')).toMatchObject([{ unit: 1, attack: 3 }]);
    expect(next.turn).toBe(3);
  });
  test('nor is one that came before the attackers were divided', () => {
    const march = tasked({ do: 'move', who: 'one' });
    const over = rulesOver(march);
    const state = position({
      set: march,
      tasks: 'order',
      points: ['infantry', 'guns guns'],
      units: [1, 1, 2, 3, 3],
    });
    const dividing = played(state, 0, DONE, [], over).state;
    const moving = played(played(dividing, 0, ORDER, [], over).state, 0, choose(0), [], over).state;
    const moved = played(moving, 0, choose(1), [], over).state;
    expect(over.pending(moved).map(({ kind }) => kind)).toEqual(['stand']);
    const first = played(moved, 0, STAND, [6], over);
    const second = played(first.state, 0, STAND, [1], over);
    expect(ofKind([...first.events, ...second.events], 'facing').map(({ unit }) => unit)).toEqual([1, 2]);
    expect(second.state.units[2]?.isAlive).toBe(false);
    expect(second.state.turn).toBe(3);
  });
  test('attackers of a unit that is gone are not reassigned', () => {
    const state = position({ points: ['tanks infantry'], units: [1, 1, 2, 2, 2] });
    const divided = played(played(state, 0, DONE).state, 0, {
      kind: 'divide',
      on: [0, 1],
      order: [0, 1],
    }).state;
    const lost = played(divided, 0, STAND, [1]).state;
    expect(lost.units[0]?.isAlive).toBe(false);
    const { events } = played(lost, 0, STAND, [6]);
    expect(ofKind(events, 'facing')).toMatchObject([{ unit: 1, attack: 1 }]);
  });
  test('enemies that are kept from attacking after the division do not count either', () => {
    const truce = tasked({ do: 'hold', count: 2, where: 1 });
    const state = position({ set: truce, tasks: 'order', points: ['infantry guns'], units: [1, 2, 2, 2, 2] });
    const checking = played(state, 0, DONE, [], rulesOver(truce)).state;
    const choosing = played(checking, 0, ORDER, [], rulesOver(truce)).state;
    const [infantry, guns] = (state.points[0]?.enemies ?? []) as [number, number];
    const one = played(choosing, 0, choose(guns), [], rulesOver(truce)).state;
    const { events } = played(one, 0, STAND, [2], rulesOver(truce));
    expect(ofKind(events, 'facing')).toMatchObject([{ attackers: [infantry], attack: 1 }]);
    expect(ofKind(events, 'checked')).toMatchObject([{ attack: 1, isPassed: true }]);
    const none = played(choosing, 0, choose(infantry, guns), [], rulesOver(truce)).state;
    expect(none.turn).toBe(3);
  });
  test('nor can they be counter-attacked', () => {
    const truce = tasked({ do: 'hold', count: 1, where: 1 });
    const over = rulesOver(truce);
    const given = { points: ['infantry guns'], units: [2, 1, 2, 2, 2], hands: { 2: 'counter' } };
    const state = position({ set: truce, tasks: 'order', ...given });
    const [infantry = -1, guns = -1] = state.points[0]?.enemies ?? [];
    const choosing = played(played(state, 0, DONE, [], over).state, 0, ORDER, [], over).state;
    const held = played(choosing, 0, choose(guns), [], over).state;
    const passed = played(held, 0, STAND, [6], over).state;
    const { state: next } = played(passed, 0, react(passed, 2, 'counter'), [6], over);
    expect(next.fallen).toEqual([infantry]);
  });
  test('enemies destroyed before a check do not count in it, and without attackers there is none', () => {
    const state = position({
      points: ['infantry guns'],
      units: [2, 1, 1, 2, 2],
      hands: { 2: 'counter counter' },
    });
    const [infantry = -1] = state.points[0]?.enemies ?? [];
    const dividing = played(state, 0, DONE).state;
    const divided = played(dividing, 0, { kind: 'divide', on: [1, 2], order: [1, 2] }).state;
    const passed = played(divided, 0, STAND, [6]).state;
    const shot = played(passed, 0, react(passed, 2, 'counter'), [6]).state;
    expect(shot.fallen).toEqual([infantry]);
    const other = played(dividing, 0, { kind: 'divide', on: [1, 1], order: [1, 2] });
    expect(ofKind(other.events, 'stoodAside').map(({ unit }) => unit)).toEqual([2]);
    const planes = position({
      points: ['planes'],
      units: [2, 1, 1, 2, 2],
      hands: { 2: 'counter' },
    });
    const both = played(played(planes, 0, DONE).state, 0, { kind: 'divide', on: [], order: [1, 2] }).state;
    const stood = played(both, 0, STAND, [6]).state;
    const { state: next, events } = played(stood, 0, react(stood, 2, 'counter'), [6]);
    expect(ofKind(events, 'attacked').map(({ enemy }) => kindName(enemy))).toEqual(['planes']);
    expect(next.turn).toBe(3);
  });
  test('a window for the defence is closed by declining', () => {
    const state = position({ points: ['infantry'], units: [2, 2, 1, 2, 2], hands: { 3: 'barricade' } });
    const opened = played(state, 0, DONE).state;
    expect(asked(played(opened, 0, DECLINE).state)).toEqual(['stand 0']);
  });
});
