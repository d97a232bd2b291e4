import { type Localized, plain, type Refusal, say, type Sentences } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import type { Refusals } from '../rules/index.ts';
import { cardTitle, quoted, sideName } from './names.ts';

/** The sentences behind `Refusal.reason`; the clause itself stands one tap away in the rulebook. */
export const REFUSALS: Sentences<Refusals, [Pack]> = {
  'not-a-turn': plain(
    'Сейчас ваш ход: сыграйте одну из своих карт.',
    'It is your turn: play a card from your hand.',
  ),
  'not-your-turn': plain(
    'Сейчас ход не ваш: играют по кругу, и очередь не меняется.',
    'It is not your turn: play goes round the table, and the order never changes.',
  ),
  'draw-closed': plain(
    'Добирать нечего: карта уже взята, колода пуста или следующий игрок закончил ход.',
    'There is nothing to draw: you have drawn, the deck is empty or the next player has finished.',
  ),
  'draw-automatic': plain(
    'На этом столе карта приходит сама: брать её не нужно.',
    'At this table your card comes by itself: you need not draw.',
  ),
  'claim-open': plain(
    'Сначала решается, было ли нарушение: пока никто не ходит.',
    'First the claim of a breach is settled: until then nobody moves.',
  ),
  'card-not-held': ({ card }, pack) => {
    const title = quoted(cardTitle(pack, card));
    return { ru: `Карты ${title.ru} у вас на руках нет.`, en: `You do not hold ${title.en}.` };
  },
  'not-its-cell': ({ card, cell }, pack) => {
    const title = quoted(cardTitle(pack, card));
    return {
      ru: `Карта ${title.ru} ставит фишку только на свою клетку: ${cell}.`,
      en: `${title.en} places a chip on its own cell only: ${cell}.`,
    };
  },
  corner: ({ cell }) => ({
    ru: `Угловая клетка ${cell} общая: фишки на неё не ставят.`,
    en: `The corner ${cell} belongs to everyone: no chip is placed there.`,
  }),
  'cell-occupied': ({ cell }) => ({
    ru: `Клетка ${cell} занята: поверх фишки другую не кладут.`,
    en: `Cell ${cell} is taken: a chip is never placed on another.`,
  }),
  'supply-empty': ({ colour }) => {
    const side = sideName(colour);
    return {
      ru: `${side.ru} выставили все фишки: ставить нечего, пока одна не вернётся в запас.`,
      en: `${side.en} has no chip left to place until one returns to the supply.`,
    };
  },
  'no-chip': ({ cell }) => ({
    ru: `На клетке ${cell} нет фишки соперника.`,
    en: `There is no opponent’s chip on cell ${cell}.`,
  }),
  'own-chip': ({ cell }) => ({
    ru: `На клетке ${cell} фишка вашего цвета: эта карта действует только на чужие.`,
    en: `The chip on ${cell} is your own colour: this card works on others’ chips only.`,
  }),
  'fixed-chip': ({ cell }) => ({
    ru: `Фишка на клетке ${cell} закреплена в линии победы: её нельзя ни убрать, ни заменить.`,
    en: `The chip on ${cell} is fixed in a line of victory: it can be neither removed nor replaced.`,
  }),
  'no-lines-to-choose': plain(
    'Здесь нечего выбирать: этот ход не оставляет выбора между линиями.',
    'There is nothing to choose here: this move leaves no choice of lines.',
  ),
  'choose-lines': ({ sets }) => ({
    ru: `Фишка завершает линию по-разному (вариантов: ${sets}): укажите, какую вы берёте.`,
    en: `The chip can complete its line in ${sets} ways: say which one you take.`,
  }),
  'not-those-lines': plain('Таких линий эта фишка не завершает.', 'The chip does not complete those lines.'),
  'card-not-dead': ({ card }, pack) => {
    const title = quoted(cardTitle(pack, card));
    return {
      ru: `Карту ${title.ru} обменять нельзя: меняют только события, чья клетка занята.`,
      en: `${title.en} cannot be exchanged: only events whose cell is taken can.`,
    };
  },
  'exchanged-already': plain(
    'Обмен бывает раз за ход, и вы его уже использовали.',
    'One exchange a turn, and you have used yours.',
  ),
  'deck-empty': plain(
    'Колода пуста: менять не на что.',
    'The deck is empty: there is nothing to exchange for.',
  ),
  'card-has-effect': ({ card }, pack) => {
    const title = quoted(cardTitle(pack, card));
    return {
      ru: `Пустой ход возможен, только если ни одна карта не действует, а ${title.ru} можно сыграть.`,
      en: `An empty turn is for hands that can do nothing, and ${title.en} can be played.`,
    };
  },
  'wrong-answer': plain(
    'Сейчас от вас ждут другого решения.',
    'That does not answer the question you are asked now.',
  ),
  'own-team': plain('Свою команду не обвиняют.', 'You cannot accuse your own team.'),
  'no-team-mates': plain(
    'В этой команде один игрок: ему не с кем переговариваться.',
    'That team is a single player, with nobody to talk to.',
  ),
  'claimed-already': plain(
    'Обвинение можно выдвинуть раз за круг, и вы это уже сделали.',
    'One claim a round, and you have made yours.',
  ),
  'nobody-to-judge': plain(
    'Признать или подтвердить нарушение некому: за ту команду играют боты, и третьей команды людей нет.',
    'Nobody could admit or confirm it: that team is played by bots and there are no people in a third team.',
  ),
};

export function refusalText(refusal: Refusal, pack: Pack): Localized | undefined {
  return say(REFUSALS, refusal, pack);
}
