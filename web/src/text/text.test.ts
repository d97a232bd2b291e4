import { checkInterfaceWords } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';
import { en as documentsEn } from './documents/en.ts';
import { ru as documentsRu } from './documents/ru.ts';
import { en } from './en.ts';
import { en as onlineEn } from './online/en.ts';
import { ru as onlineRu } from './online/ru.ts';
import { en as playEn } from './play/en.ts';
import { ru as playRu } from './play/ru.ts';
import { ru } from './ru.ts';

test('every sentence of the interface counts as its language counts, for all numbers', () => {
  checkInterfaceWords(ru, en);
  checkInterfaceWords(playRu, playEn);
  checkInterfaceWords(onlineRu, onlineEn);
  checkInterfaceWords(documentsRu, documentsEn);
});

test('a sentence that says no figure at all is no measurement', () => {
  expect(() => checkInterfaceWords({ title: 'Правила' }, { title: 'Rules' })).toThrow(
    'no sentence here says a figure',
  );
});
