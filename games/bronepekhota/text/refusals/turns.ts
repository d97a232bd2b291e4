import { plain, type Sentences } from '@bridgehead/kernel';
import type { TurnRefusals } from '../../rules/refusals.ts';

export const TURNS: Sentences<TurnRefusals> = {
  'no-such-piece': plain('Такой фигуры на столе нет.', 'There is no such piece.'),
  'not-in-this-unit': plain('Сейчас ход другого юнита.', 'It is another unit’s turn.'),
  'turn-over': plain('В этом туре этот солдат своё уже сделал.', 'This soldier has done its part this tour.'),
  'must-fight': plain(
    'Сначала ближний бой: солдат или машина коснулись противника.',
    'Hand to hand first: an enemy has been run into.',
  ),
  'unit-used': plain('Этот юнит не может ходить в этом туре.', 'This unit cannot act in this tour.'),
  'order-of-all': plain(
    'Очерёдность называет каждого игрока один раз.',
    'The order names every player once.',
  ),
};
