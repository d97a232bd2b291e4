import type { Chapter } from '@bridgehead/kernel';
import { DIFFICULTIES, type Difficulty, difficultyText } from '../../rules/index.ts';

const LEVELS = (Object.keys(DIFFICULTIES) as Difficulty[]).map(difficultyText);

export const goal: Chapter = {
  id: 'BLN-2',
  title: { ru: 'Цель и конец игры', en: 'Goal and end' },
  clauses: [
    {
      id: 'BLN-2.1',
      title: { ru: 'Победа', en: 'Victory' },
      paragraphs: [
        {
          ru: 'Отряд побеждает, если стопка противника пуста, на поле не осталось ни одной его плитки, штрафных очков меньше предела (по печатным правилам — меньше десяти) и в зону противника прорыт хотя бы один окоп: там стоит флаг.',
          en: 'The squad wins when the enemy stack is empty, none of its tiles is left on the board, there are fewer penalty points than the limit (fewer than ten as printed), and at least one trench has been dug into the enemy zone: a flag stands there.',
        },
      ],
    },
    {
      id: 'BLN-2.2',
      title: { ru: 'Без флага победы нет', en: 'No victory without a flag' },
      paragraphs: [
        {
          ru: 'Стопка пуста и поле чисто, а в зоне противника нет ни одного флага — поражение.',
          en: 'The stack is empty and the board is clear, but no flag stands in the enemy zone: defeat.',
        },
      ],
    },
    {
      id: 'BLN-2.3',
      title: { ru: 'Последнее очко', en: 'The last point' },
      paragraphs: [
        {
          ru: 'Очко, с которым набран предел (по печатным правилам — десятое), сразу заканчивает игру поражением, даже посреди хода противника.',
          en: 'The point that reaches the limit, the tenth as printed, ends the game in defeat at once, even in the middle of the enemy’s turn.',
        },
      ],
    },
    {
      id: 'BLN-2.4',
      title: { ru: 'Когда проверяют конец', en: 'When the end is tested' },
      paragraphs: [
        {
          ru: 'Конец проверяют после каждого события, и в ходы игроков тоже. Если сошлось и то и другое, последнее очко важнее чистого поля.',
          en: 'The end is tested after everything that happens, in players’ turns too. If both come together, the last point comes before the clear board.',
          ruling: true,
        },
        {
          ru: 'Поэтому снять последнюю плитку противника, пока нет флага, — значит проиграть. Перед таким выстрелом игра предупредит.',
          en: 'So removing the last enemy tile before a flag stands loses the game. The table warns before such a shot.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-2.5',
      title: { ru: 'Сложность', en: 'Difficulty' },
      paragraphs: [
        {
          ru: `Сложность выбирают до игры, и она меняет только числа: сколько плиток противника убрать и сколько штрафных очков — поражение. ${sentences(LEVELS.map(({ ru }) => ru))} Везде, где правила говорят о десяти очках, имеется в виду предел этого стола.`,
          en: `The difficulty is chosen before the game and changes nothing but numbers: how many enemy tiles are taken out, and how many penalty points lose. ${sentences(LEVELS.map(({ en }) => en))} Wherever the rules speak of ten points they mean the limit of the table.`,
          ruling: true,
        },
      ],
    },
  ],
};

function sentences(levels: readonly string[]): string {
  return levels.map((level) => `${level.charAt(0).toUpperCase()}${level.slice(1)}.`).join(' ');
}
