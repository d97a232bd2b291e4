import { type GameText, type NoFigures, plain, say, type Sentences } from '@bridgehead/kernel';
import { smallRulebook } from '../small-rulebook.ts';
import type { Event, Move } from './moves.ts';
import { manifest } from './rules.ts';
import { kindOf, type View } from './state.ts';

interface Reasons {
  random: NoFigures;
  shoot: NoFigures;
  wait: NoFigures;
  cover: NoFigures;
  'stay-out': NoFigures;
}

export const REASONS: Sentences<Reasons> = {
  random: plain('Наугад.', 'At random.'),
  shoot: plain('Пока есть чем стрелять.', 'While there is something to shoot with.'),
  wait: plain('Нужны карты.', 'More cards are needed.'),
  cover: plain('Иначе конец.', 'It would be the end otherwise.'),
  'stay-out': plain('Лучше не вмешиваться.', 'Better to stay out of it.'),
};

interface Refusals {
  'not-now': NoFigures;
  'not-in-hand': NoFigures;
  'wrong-card': { needed: string };
  'no-target': NoFigures;
}

export const REFUSALS: Sentences<Refusals> = {
  'not-now': plain('Сейчас спрашивают о другом.', 'Something else is asked now.'),
  'not-in-hand': plain('Этой карты нет на руке.', 'That card is not in the hand.'),
  'wrong-card': ({ needed }) =>
    needed === 'shot'
      ? { ru: 'Этой картой не стреляют.', en: 'That card does not shoot.' }
      : { ru: 'Этой картой не укрыться.', en: 'That card gives no cover.' },
  'no-target': plain(
    'Стрелять можно только в другого, и в живого.',
    'Only somebody else alive can be shot at.',
  ),
};

export const text: GameText<Move, Event, View> = {
  rulebook: async () =>
    smallRulebook('AMB', manifest.title, [
      {
        ru: 'В свой ход стреляют или берут карту. Когда стреляют, спрашивают всех, у кого есть карты.',
        en: 'On a turn one shoots or draws. When somebody shoots, everybody with cards is asked.',
      },
      {
        ru: 'Стреляют выстрелом, укрываются укрытием. Укрытие отменяет то, что под ним.',
        en: 'A shot shoots and a cover covers. A cover cancels what lies under it.',
      },
      { ru: 'Стреляют в других, пока они живы.', en: 'Others are shot at while they live.' },
    ]),
  summary: { ru: 'Кто останется в живых?', en: 'Who will be left standing?' },
  guide: () => [],
  refusal: (refusal) => say(REFUSALS, refusal),
  decision({ kind, seat }, _view, names) {
    const who = names.seat(seat);
    return kind === 'turn'
      ? { ru: `${who}: стрелять или взять карту?`, en: `${who}: shoot or draw?` }
      : { ru: `${who}: укрываться?`, en: `${who}: cover?` };
  },
  move(move) {
    switch (move.kind) {
      case 'shoot':
        return { ru: `Стрелять в место ${move.target + 1}`, en: `Shoot at seat ${move.target + 1}` };
      case 'wait':
        return { ru: 'Взять карту', en: 'Draw' };
      case 'cover':
        return { ru: 'Укрыться', en: 'Cover' };
      case 'pass':
        return { ru: 'Пас', en: 'Pass' };
      case 'rest':
        return { ru: 'Пас до конца хода', en: 'Pass for this turn' };
    }
  },
  event(event, names) {
    switch (event.kind) {
      case 'shot': {
        const [seat, target] = [names.seat(event.seat), names.seat(event.target)];
        return { ru: `${seat} стреляет. Цель — ${target}.`, en: `${seat} shoots at ${target}.` };
      }
      case 'covered':
        return { ru: `${names.seat(event.seat)} кладёт укрытие.`, en: `${names.seat(event.seat)} covers.` };
      case 'waited':
        return { ru: `${names.seat(event.seat)} берёт карту.`, en: `${names.seat(event.seat)} draws.` };
      case 'drew':
        return DRAWN[kindOf(event.card)];
      case 'hit':
        return { ru: `${names.seat(event.target)}: попадание.`, en: `${names.seat(event.target)} is hit.` };
      case 'saved':
        return { ru: `${names.seat(event.target)}: мимо.`, en: `${names.seat(event.target)} is safe.` };
    }
  },
  reason: (reason) => say(REASONS, reason),
  outcome(outcome, _view, names) {
    const best = outcome.kind === 'win' ? outcome.winners : outcome.kind === 'draw' ? outcome.between : [];
    const who = best.map((seat) => names.seat(seat)).join(', ');
    return outcome.kind === 'win'
      ? { ru: `Победа: ${who}.`, en: `${who} wins.` }
      : { ru: `Ничья: ${who}.`, en: `A draw between ${who}.` };
  },
};

const DRAWN = {
  shot: { ru: 'Взят выстрел.', en: 'A shot was drawn.' },
  cover: { ru: 'Взято укрытие.', en: 'A cover was drawn.' },
  blank: { ru: 'Взята пустая карта.', en: 'A blank was drawn.' },
};
