import { type GuideStep, pluralRu } from '@bridgehead/kernel';
import { type BlindazhOptions, penaltyLimit } from '../rules/index.ts';

/** A first turn at a table with this limit of penalty points. */
export function guide(options: BlindazhOptions): readonly GuideStep[] {
  return [aim(penaltyLimit(options)), ...STEPS];
}

function aim(limit: number): GuideStep {
  const points = pluralRu(limit, { one: 'штрафное очко', few: 'штрафных очка', many: 'штрафных очков' });
  return {
    title: { ru: 'Все вместе', en: 'All together' },
    text: {
      ru: `Вы держите участок всем отрядом: побеждают все или никто. Нужно выдержать атаку и прорыть окоп в зону противника. ${limit} ${points} — поражение; счёт виден рядом с полем.`,
      en: `The whole squad holds one sector: all win or nobody does. Withstand the attack, and dig a trench into the enemy zone. With ${limit} penalty points you have lost; the count stands beside the board.`,
    },
  };
}

const STEPS: readonly GuideStep[] = [
  {
    title: { ru: 'Займите место', en: 'Take your place' },
    text: {
      ru: 'Сначала выберите, где начнёт ваш солдат: нажмите на подсвеченную клетку внизу поля.',
      en: 'First choose where your soldier begins: press a lit cell at the bottom of the board.',
    },
    until: 'posted',
  },
  {
    title: { ru: 'Постройте окоп', en: 'Dig a trench' },
    text: {
      ru: 'Выберите одну из открытых плиток и нажмите на клетку рядом со своим окопом. Плитку можно повернуть; открытые стороны должны совпасть.',
      en: 'Pick one of the open tiles and press a cell next to your trench. The tile can be turned; open sides must meet.',
    },
    until: 'dug',
  },
  {
    title: { ru: 'Переживите атаку', en: 'Survive the attack' },
    text: {
      ru: 'После отряда ходит противник: наступает, стреляет, поднимает тревогу. Сначала вы увидите, что нужно на кубике, потом бросок и только потом — чем он обернулся.',
      en: 'After the squad the enemy moves: it advances, fires, raises the alarm. You see what the die needs first, then the roll, and only then what came of it.',
    },
    until: 'enemyTurn',
  },
  {
    title: { ru: 'Перейдите', en: 'Walk' },
    text: {
      ru: 'Солдат ходит только по окопам, до трёх клеток за ход. Клетки, куда можно дойти, подсвечены. Переход и действие делают в один ход.',
      en: 'A soldier walks in trenches only, up to three cells a turn. The cells within reach are lit. You walk and act in the same turn.',
    },
    until: 'moved',
  },
  {
    title: { ru: 'Бой', en: 'Fighting' },
    text: {
      ru: 'Противника атакуют с соседней клетки; шанс попасть написан на нём. Сбоку безопаснее: стоящего прямо на пути после промаха сомнут.',
      en: 'Attack an enemy from the cell beside it; the chance to hit is written on it. From the flank it is safer: a soldier straight ahead is overrun after a miss.',
    },
  },
  {
    title: { ru: 'Флаг', en: 'The flag' },
    text: {
      ru: 'Каждый флаг в зоне противника закрывает свою полосу: вышедшие туда плитки выбывают. Не снимайте последнюю плитку противника, пока не стоит ни одного флага.',
      en: 'Every flag in the enemy zone closes its lane: tiles that come up there leave the game. Do not remove the last enemy tile before a flag stands.',
    },
  },
];
