import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { ALL_CARDS, type Card, effectOf, SPECIAL_EFFECTS } from '../rules/cards.ts';
import { eventText } from '../text/log.ts';

const pack = packFrom();
const names = { seat: () => 'Клён' };

describe('the log', () => {
  test.each(SPECIAL_EFFECTS)('says where a special card was played: %s', (effect) => {
    const card = ALL_CARDS.find((each) => effectOf(each) === effect) as Card;
    const line = eventText({ kind: 'played', seat: 0, card, cell: 17 }, pack, names);
    expect(line?.ru).toContain('клетка f2');
    expect(line?.en).toContain('f2');
  });
});
