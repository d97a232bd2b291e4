import { type Card, LINE_LENGTH, SPECIAL_COUNTS, type SpecialEffect } from '../rules/index.ts';
import { countOf, type Judgement, type Missing, sharesOf, tableOf } from './judgement.ts';
import type { Known } from './outlook.ts';

/** How likely a colour is to fill what its lines miss. The figures were found by matches against the glance. */
interface Outlook {
  /** What is left of a line for every turn it still takes: others may be faster, or in the way. */
  readonly pace: number;
  /** What is left for every cell whose card is in the own hand: it is certain, but costs a turn. */
  readonly held: number;
  /** How likely a card on its way, common or special, comes in time. */
  readonly card: number;
  readonly special: number;
}

const OWN: Outlook = { pace: 0.435, held: 0.26, card: 0.435, special: 0.25 };
const THEIRS: Outlook = { pace: 0.5, held: 1, card: 0.5, special: 0.36 };

/** Special cards that fill cells: in the hand, and not seen yet. */
interface Specials {
  readonly places: number;
  readonly replaces: number;
  readonly placesUnseen: number;
  readonly replacesUnseen: number;
}

/** The odds that every missing cell will be filled, by its own card or by a special one, while there is time. */
export const byOdds: Judgement = {
  worths(known, seat) {
    const specials = specialsOf(known);
    const own = known.colours[seat];
    return sharesOf(known, seat).map((share, colour) =>
      colour === own
        ? remembered(OWN, share, specials)
        : remembered(THEIRS, share, { ...specials, places: 0, replaces: 0 }),
    );
  },
  defence: 2.03,
  keep: { event: 0, place: 0.33, remove: 0.19, replace: 0.46 },
  hotOwn: 0.128,
  hotTheirs: 0.12,
};

function specialsOf({ hand, discards }: Known): Specials {
  const unseen = (effect: SpecialEffect) =>
    SPECIAL_COUNTS[effect] - [hand, ...discards].reduce((seen, pile) => seen + countOf(pile, effect), 0);
  const held = (cards: readonly Card[]) => ({
    places: countOf(cards, 'place'),
    replaces: countOf(cards, 'replace'),
  });
  return { ...held(hand), placesUnseen: unseen('place'), replacesUnseen: unseen('replace') };
}

/** Shares are told apart in this many steps, so that tables can be kept. */
const SHARE_STEPS = 24;
const kept = new Map<Outlook, Map<number, Float64Array>>([
  [OWN, new Map()],
  [THEIRS, new Map()],
]);

function remembered(outlook: Outlook, share: number, specials: Specials): Float64Array {
  const tables = kept.get(outlook) as Map<number, Float64Array>;
  const step = Math.round(share * SHARE_STEPS);
  const { places, replaces, placesUnseen, replacesUnseen } = specials;
  const key = (((step * 8 + places) * 8 + replaces) * 8 + placesUnseen) * 8 + replacesUnseen;
  let table = tables.get(key);
  if (!table) {
    table = tableOf((missing) => lineWorth(outlook, step / SHARE_STEPS, specials, missing));
    tables.set(key, table);
  }
  return table;
}

function lineWorth(outlook: Outlook, share: number, specials: Specials, missing: Missing): number {
  const { held, unseen, prey } = missing;
  // What the judging seat keeps from another must be taken by a special card, like a cell whose card is out of play.
  const isKeptBack = outlook === THEIRS;
  const gone = missing.gone + (isKeptBack ? held : 0);
  const card = share * outlook.card;
  const special = share * outlook.special;
  const replaced = atLeast(prey - specials.replaces, specials.replacesUnseen, special);
  let filled = 0;
  for (let drawn = 0; drawn <= unseen; drawn++) {
    const byPlacing = unseen - drawn + gone - specials.places;
    filled += exactly(drawn, unseen, card) * atLeast(byPlacing, specials.placesUnseen, special);
  }
  return outlook.pace ** (unseen + gone + prey) * outlook.held ** held * replaced * filled;
}

/** The chance that of `tries`, each succeeding with `chance`, at least `hits` do. */
function atLeast(hits: number, tries: number, chance: number): number {
  if (hits <= 0) return 1;
  let sum = 0;
  for (let more = hits; more <= tries; more++) sum += exactly(more, tries, chance);
  return sum;
}

function exactly(hits: number, tries: number, chance: number): number {
  return (CHOOSE[tries]?.[hits] ?? 0) * chance ** hits * (1 - chance) ** (tries - hits);
}

/** Binomial coefficients. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: LINE_LENGTH + 1 }, (_, n) => {
  const row = [1];
  for (let k = 1; k <= n; k++) row.push(((row[k - 1] as number) * (n - k + 1)) / k);
  return row;
});
