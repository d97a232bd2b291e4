import type { Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';

const en = {
  label: 'End the game',
  resign: 'Resign…',
  agreeDraw: 'Agree to a draw…',
  offerDraw: 'Offer a draw…',
  playOn: 'Play on',
  resigned: {
    title: 'Resign?',
    text: 'The game ends at once and the other side wins. This cannot be undone.',
    sure: 'Resign',
  },
  draw: {
    title: 'End in a draw?',
    text: 'The game ends without a winner as soon as everybody agrees. Bots agree to no draw.',
    sure: 'Draw',
  },
  crowd: 'With more than two sides nobody resigns: that would decide the game between the others.',
  crowdOnline:
    'With more than two sides nobody resigns: that would decide the game between the others. Let a bot play on for you instead.',
};

const ru: typeof en = {
  label: 'Закончить партию',
  resign: 'Сдаться…',
  agreeDraw: 'Согласиться на ничью…',
  offerDraw: 'Предложить ничью…',
  playOn: 'Играть дальше',
  resigned: {
    title: 'Сдаться?',
    text: 'Партия сразу закончится победой другой стороны. Отменить это нельзя.',
    sure: 'Сдаться',
  },
  draw: {
    title: 'Закончить вничью?',
    text: 'Партия закончится без победителя, как только согласятся все. Боты на ничью не соглашаются.',
    sure: 'Ничья',
  },
  crowd: 'Сторон больше двух, поэтому сдаться нельзя: это решило бы партию за других.',
  crowdOnline:
    'Сторон больше двух, поэтому сдаться нельзя: это решило бы партию за других. Пусть за вас доиграет бот.',
};

const MESSAGES: Readonly<Record<Language, typeof en>> = { ru, en };

/** Words that are wanted when somebody thinks of ending a game. */
export function useEndingMessages() {
  return MESSAGES[useLanguage()];
}
