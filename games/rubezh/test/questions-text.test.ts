import { expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { observe } from '../rules/view.ts';
import { questionText } from '../text/questions.ts';
import { Table } from './cards/table.ts';

const pack = packFrom();
/** Events that are put on a table by their names are read off the first card. */
const asked = ({ state }: Table) => questionText(observe(state, 0), pack);

test('where an event asks unit after unit, each question names the one it is about', () => {
  const table = new Table({}).event('water-from-the-river');
  expect(asked(table).ru).toBe('«Склад боеприпасов». 9‑я погранзастава: что выбрать?');
  expect(asked(table.choose([1])).en).toBe('“Ammunition store”. 2nd Cadet Platoon: what will it be?');
});

test('whoever attacks at an event is named, and whoever plays a card of its own need not be', () => {
  const points = ['infantry rifle'];
  const event = new Table({ points }).event('charge-at-the-kholm-gate').choose([3]);
  expect(asked(event).ru).toBe('«Склад боеприпасов». Инженерная бригада: кого атаковать?');
  const card = new Table({ points, hands: { 1: 'decisive-shot' } }).play('decisive-shot');
  expect(asked(card).ru).toBe('«Решающий выстрел». Кого атаковать?');
});
