import { type Localized, plain, type Sentences } from '@bridgehead/kernel';
import type { TurnRefusals } from '../../rules/refusals.ts';

const UNKNOWN: Localized = { ru: 'другой ответ', en: 'another answer' };
const QUESTIONS: Readonly<Record<string, Localized>> = {
  bring: { ru: 'привести армию', en: 'bring an army' },
  deploy: { ru: 'расставить юнит', en: 'set up a unit' },
  order: { ru: 'назвать очерёдность игроков', en: 'say in which order players act' },
  unit: { ru: 'выбрать юнит', en: 'choose a unit' },
  act: { ru: 'действовать выбранным юнитом', en: 'act with the unit that was chosen' },
  fight: { ru: 'принять ближний бой', en: 'fight in close combat' },
};

export const TURNS: Sentences<TurnRefusals> = {
  'asked-else': ({ asked }) => ({
    ru: `Сейчас нужно другое: ${(QUESTIONS[asked] ?? UNKNOWN).ru}.`,
    en: `Something else is asked now: ${(QUESTIONS[asked] ?? UNKNOWN).en}.`,
  }),
  'no-such-piece': plain('Такой фигуры на столе нет.', 'There is no such piece.'),
  'not-in-this-unit': plain('Сейчас ход другого юнита.', 'It is another unit’s turn.'),
  'turn-over': plain('В этом туре этот солдат уже ходил.', 'This soldier has already acted this round.'),
  'must-fight': plain(
    'Сначала ближний бой: солдат или машина коснулись противника.',
    'Close combat first: you have run into an enemy.',
  ),
  'nobody-acts': plain('Никто из солдат ещё не начал действовать.', 'No soldier has begun to act.'),
  'unit-used': plain('Этот юнит не может ходить в этом туре.', 'This unit cannot act in this round.'),
  'order-of-all': plain(
    'В очерёдности каждого игрока нужно назвать один раз.',
    'The order has to name every player once.',
  ),
};
