import type { Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';

const en = {
  title: 'About',
  text: [
    'Bridgehead is a place to play board games about war and history. Rules and bots run in your browser; a server is needed only to play online with friends. There is no tracking, no advertising and no account unless you want one.',
    'The words of the rulebooks are our own; the games belong to their authors.',
  ],
  credits: 'Credits',
  fonts: 'Fonts',
  icons: 'Icons',
  code: 'Code',
  art: 'Art',
  artText: 'Maps, boards and chips are drawn for this project. Coastlines: Natural Earth, public domain.',
  licence: (licence: string) => `licence ${licence}`,
  by: (author: string) => `by ${author}`,
};

type AboutMessages = typeof en;

const ru: AboutMessages = {
  title: 'О проекте',
  text: [
    '«Плацдарм» — сайт настольных игр о войне и истории. Правила и боты работают прямо в браузере; сервер нужен только для игры с друзьями по сети. Нет ни слежки, ни рекламы, а учётную запись можно не создавать.',
    'Правила пересказаны нашими словами; сами игры принадлежат их авторам.',
  ],
  credits: 'Благодарности',
  fonts: 'Шрифты',
  icons: 'Значки',
  code: 'Код',
  art: 'Рисунки',
  artText:
    'Карты, поля и фишки нарисованы для этого проекта. Береговая линия: Natural Earth, общественное достояние.',
  licence: (licence) => `лицензия ${licence}`,
  by: (author) => `автор: ${author}`,
};

const MESSAGES: Readonly<Record<Language, AboutMessages>> = { ru, en };

export function useAboutMessages(): AboutMessages {
  return MESSAGES[useLanguage()];
}
