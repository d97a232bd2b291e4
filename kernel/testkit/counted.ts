import { type Localized, pluralRu, type RussianForms } from '@bridgehead/kernel';

/** Nouns that are counted somewhere: one, few, many. */
const NOUNS: readonly RussianForms[] = [
  'боец бойца бойцов',
  'граната гранаты гранат',
  'день дня дней',
  'зритель зрителя зрителей',
  'игрок игрока игроков',
  'карта карты карт',
  'клетка клетки клеток',
  'линия линии линий',
  'место места мест',
  'окоп окопа окопов',
  'очко очка очков',
  'партия партии партий',
  'плитка плитки плиток',
  'раунд раунда раундов',
  'секунда секунды секунд',
  'событие события событий',
  'солдат солдата солдат',
  'сообщение сообщения сообщений',
  'стол стола столов',
  'танк танка танков',
  'флаг флага флагов',
  'фишка фишки фишек',
  'ход хода ходов',
  'шаг шага шагов',
].map((forms) => {
  const [one, few, many] = forms.split(' ') as [string, string, string];
  return { one, few, many };
});

/** After these the number itself is in the genitive: «до 2 игроков». */
const GENITIVE = /(?:^|\s)(?:до|от|из|без|около|больше|меньше|более|менее|после|для|у)\s$/i;
const COUNTED_RU = /(?<![\p{L}\d.,:–+\-−×])(\d+)[\s\u00a0]([а-яё]+)/giu;
const NOUNS_EN =
  'card|day|event|flag|grenade|line|message|move|player|point|round|seat|second|step|table|tile|turn';
/** `1 steps`, with a word between them or without. */
const ONE_OF_MANY_EN = new RegExp(
  `(?<![\\d.,:–+\\-−×])\\b1 (?:[a-z]+ )?(?:${NOUNS_EN.replaceAll('|', 's|')}s)\\b(?!:)`,
);

/** What is counted wrongly in a text; undefined where all is well. */
export function miscounted({ ru, en }: Localized): string | undefined {
  for (const { 0: phrase, 1: count, 2: word, index } of ru.matchAll(COUNTED_RU)) {
    if (GENITIVE.test(ru.slice(0, index))) continue;
    const forms = NOUNS.filter((noun) => Object.values(noun).includes(word?.toLowerCase() ?? ''));
    if (forms.length > 0 && !forms.some((noun) => pluralRu(Number(count), noun) === word?.toLowerCase())) {
      return phrase;
    }
  }
  return ONE_OF_MANY_EN.exec(en)?.[0];
}
