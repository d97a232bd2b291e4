import { type Card, EVENTS, effectOf, LINE_LENGTH, SPECIAL_COUNTS } from '../rules/index.ts';
import { countOf, type Judgement, type Missing, sharesOf, tableOf } from './judgement.ts';
import type { Known } from './outlook.ts';

/**
 * How likely a colour is to fill what its lines miss. The figures were evolved over four million games against the glance,
 * against this judgement as it was before, and against chance.
 */
interface Outlook {
  /** What is left of a line for every turn it still takes, with a common card or a special one: others may be faster. */
  readonly pace: number;
  readonly specialPace: number;
  /** What is left for the first cell whose card is in the own hand, and for each more: certain, but it costs a turn. */
  readonly held: number;
  readonly heldMore: number;
  /** How likely a card on its way, common or special, comes in time, and how that grows by the logarithm as time goes by. */
  readonly card: number;
  readonly cardLate: number;
  readonly special: number;
  readonly specialLate: number;
}

const OWN: Outlook = {
  pace: 0.301,
  specialPace: 0.455,
  held: 0.161,
  heldMore: 0.32,
  card: 0.477,
  cardLate: -0.36,
  special: 0.14,
  specialLate: 0.72,
};
const THEIRS: Outlook = {
  pace: 0.392,
  specialPace: 0.392,
  held: 1,
  heldMore: 1,
  card: 0.319,
  cardLate: 0,
  special: 0.428,
  specialLate: 0,
};

/** Turns that a seat has had, told apart in steps of so many; ten steps make it late. */
const STEP_TURNS = 5;
const LATE_STEPS = 10;

/** What a line depends on beside its own cells. Shares are told apart in steps, so that tables can be kept. */
interface Times {
  readonly shareStep: number;
  readonly lateStep: number;
  /** Chips of the colour, as far as a line needs them. */
  readonly chips: number;
}

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
    const played = known.discards.reduce((cards, pile) => cards + pile.length, 0);
    const lateStep = Math.floor(played / known.colours.length / STEP_TURNS);
    return sharesOf(known, seat).map((share, colour) => {
      const chips = Math.min(known.supply[colour] as number, LINE_LENGTH);
      const times = { shareStep: Math.round(share * SHARE_STEPS), lateStep, chips };
      return colour === own
        ? remembered(OWN, times, specials)
        : remembered(THEIRS, times, { ...specials, places: 0, replaces: 0 });
    });
  },
  defence: 2.7,
  keep: { event: 0, place: 0.275, remove: 0.18, replace: 0.58 },
  hotOwn: 0.076,
  hotTheirs: 0.115,
};

function specialsOf({ hand, discards }: Known): Specials {
  const places = countOf(hand, 'place');
  const replaces = countOf(hand, 'replace');
  let placesUnseen = SPECIAL_COUNTS.place - places;
  let replacesUnseen = SPECIAL_COUNTS.replace - replaces;
  for (const pile of discards) {
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i] as Card;
      if (card < EVENTS) continue;
      const effect = effectOf(card);
      if (effect === 'place') placesUnseen--;
      else if (effect === 'replace') replacesUnseen--;
    }
  }
  return { places, replaces, placesUnseen, replacesUnseen };
}

const SHARE_STEPS = 24;
const kept = new Map<Outlook, Map<number, Float64Array>>([
  [OWN, new Map()],
  [THEIRS, new Map()],
]);

function remembered(outlook: Outlook, times: Times, specials: Specials): Float64Array {
  const tables = kept.get(outlook) as Map<number, Float64Array>;
  const { places, replaces, placesUnseen, replacesUnseen } = specials;
  const time = (times.lateStep * (SHARE_STEPS + 1) + times.shareStep) * 8 + times.chips;
  const key = (((time * 8 + places) * 8 + replaces) * 8 + placesUnseen) * 8 + replacesUnseen;
  let table = tables.get(key);
  if (!table) {
    table = tableOf(lineWorth(outlook, times, specials));
    tables.set(key, table);
  }
  return table;
}

/** Every number of cells that a line can miss. */
const COUNTS = Array.from({ length: LINE_LENGTH + 1 }, (_, count) => count);

function lineWorth(outlook: Outlook, times: Times, specials: Specials): (missing: Missing) => number {
  const share = times.shareStep / SHARE_STEPS;
  const late = times.lateStep / LATE_STEPS;
  const card = share * outlook.card * Math.exp(outlook.cardLate * late);
  const special = Math.min(1, share * outlook.special * Math.exp(outlook.specialLate * late));
  const replaced = COUNTS.map(
    (prey) =>
      outlook.specialPace ** prey * atLeast(prey - specials.replaces, specials.replacesUnseen, special),
  );
  const filled = COUNTS.map((unseen) =>
    COUNTS.map((gone) => {
      let odds = 0;
      for (let drawn = 0; drawn <= unseen; drawn++) {
        const byPlacing = unseen - drawn + gone - specials.places;
        odds += exactly(drawn, unseen, card) * atLeast(byPlacing, specials.placesUnseen, special);
      }
      return outlook.pace ** unseen * outlook.specialPace ** gone * odds;
    }),
  );
  return ({ held, unseen, gone, prey }) => {
    if (held + unseen + gone + prey > times.chips) return 0;
    // What the judging seat keeps from another must be taken by a special card, like a cell whose card is out of play.
    const beyond = gone + (outlook === THEIRS ? held : 0);
    const inHand = held === 0 ? 1 : outlook.held * outlook.heldMore ** (held - 1);
    return inHand * (replaced[prey] as number) * (filled[unseen]?.[beyond] as number);
  };
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
