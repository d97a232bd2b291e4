import type { Decision, Seat } from '@bridgehead/kernel';
import type { Move } from './moves.ts';
import type { Battlefield } from './playing.ts';
import { readyArmy } from './ready.ts';

/** What can be asked, and the clause it comes from. */
export const QUESTIONS = {
  bring: 'BRP-1.5',
  deploy: 'BRP-1.6',
  order: 'BRP-3.1',
  unit: 'BRP-3.2',
  act: 'BRP-3.2.1',
  fight: 'BRP-4.1.1',
} as const;
export type Question = keyof typeof QUESTIONS;

/** Which question a move answers. A fight answers two: by one's own choice, and after contact. */
export const ANSWERS: Readonly<Record<Move['kind'], readonly Question[]>> = {
  bring: ['bring'],
  deploy: ['deploy'],
  order: ['order'],
  activate: ['unit'],
  walk: ['act'],
  jump: ['act'],
  drive: ['act'],
  shoot: ['act'],
  fight: ['act', 'fight'],
  board: ['act'],
  take: ['act'],
  mend: ['act'],
  leave: ['act'],
  refill: ['act'],
  done: ['act'],
  end: ['act'],
};

/** What is asked now, and whom. Places, paths and targets are put together, never listed. */
export function pending(battlefield: Battlefield): readonly Decision[] {
  const { stage, asked } = battlefield.state;
  const ask = (kind: Question, seat: Seat) => [{ id: `${kind}:${asked}`, kind, seat, must: true }];
  const compose = (kind: Question, seat: Seat) =>
    ask(kind, seat).map((decision) => ({ ...decision, composed: true as const }));
  switch (stage.stage) {
    case 'muster':
      return compose('bring', stage.seat).map((decision) => ({
        ...decision,
        ...lapseOf(battlefield, stage.seat),
      }));
    case 'deploy':
      return compose('deploy', stage.seat);
    case 'initiative':
      return ask('order', stage.seat);
    case 'turn':
      return ask('unit', stage.seat);
    case 'act':
      return stage.contact.length > 0 ? ask('fight', stage.seat) : compose('act', stage.seat);
    case 'over':
      return [];
  }
}

/** Whoever takes too long to bring an army brings a ready one. */
function lapseOf(battlefield: Battlefield, seat: Seat): Pick<Decision, 'lapse'> {
  const army = readyArmy(battlefield, seat);
  return army ? { lapse: { kind: 'bring', army } satisfies Move } : {};
}
