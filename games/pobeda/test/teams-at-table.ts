import { rules } from '../rules/rules.ts';
import { event, IDLE, position } from './scenario.ts';

export const cards = ['b1', 'c1', 'd1', 'e1', 'f1', 'g1'].map((cell) => [
  event(cell),
  event(cell.replace('1', '2')),
]);
export const three = (more: object = {}) =>
  position({ hands: cards, options: { teams: '2+2+2' }, deck: IDLE, ...more });
export const two = (more: object = {}) =>
  position({ hands: cards.slice(0, 4), options: { teams: '2+2' }, deck: IDLE, ...more });
/** What is asked of whom. */
export const kinds = (state: ReturnType<typeof two>) =>
  rules.pending(state).map(({ kind, seat }) => `${kind} ${seat}`);
