import type { Language } from '@bridgehead/kernel';
import { useLanguage } from '@bridgehead/kit';

const en = {
  title: 'About',
  text: [
    'Bridgehead is a table for board games about war and history. Rules and bots live in your browser; a server is needed only for tables with friends at other screens. There is no tracking and no advertising, and no account unless you want one.',
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
    '«Плацдарм» — стол для настольных игр о войне и истории. Правила и боты живут в вашем браузере; сервер нужен только для столов с друзьями за другими экранами. Нет ни слежки, ни рекламы, а учётная запись — только если она вам нужна.',
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
