import { countOf, type Judgement, type Missing, sharesOf, tableOf } from './judgement.ts';

/**
 * Line potentials by rule of thumb: every missing cell leaves a fixed part of a line's worth, by where its card is. The
 * figures were found by matches of this player against itself.
 */
const OWN = { held: 0.5, wild: 0.5, unseen: 0.31, gone: 0.03, prey: 0.02 };
/** In an opponent's lines `held` is a cell whose card the player keeps from them. */
const THEIRS = { held: 0.15, wild: 0, unseen: 0.375, gone: 0.05, prey: 0.02 };

/** Shares are told apart in this many steps, so that tables can be kept. */
const SHARE_STEPS = 32;
const kept = new Map<string, Float64Array>();

export const atAGlance: Judgement = {
  worths({ hand, ...known }, seat) {
    const own = known.colours[seat];
    return sharesOf({ hand, ...known }, seat).map((share, colour) =>
      colour === own
        ? remembered(OWN, share, countOf(hand, 'place'), countOf(hand, 'replace'))
        : remembered(THEIRS, share, 0, 0),
    );
  },
  defence: 1.6,
  keep: { event: 0, place: 0.38, remove: 0.19, replace: 0.4 },
  hotOwn: 0.2,
  hotTheirs: 0.12,
};

function remembered(parts: typeof OWN, share: number, places: number, replaces: number): Float64Array {
  const step = Math.round(share * SHARE_STEPS);
  const key = `${parts.held} ${step} ${places} ${replaces}`;
  const known = kept.get(key);
  if (known) return known;
  const unseen = (parts.unseen * step) / SHARE_STEPS + parts.gone;
  const table = tableOf((missing) => lineWorth({ ...parts, unseen }, missing, places, replaces));
  kept.set(key, table);
  return table;
}

/** Special cards in the hand go first where nothing else would help. */
function lineWorth(parts: typeof OWN, missing: Missing, places: number, replaces: number): number {
  const { held, unseen, gone, prey } = missing;
  const replaced = Math.min(prey, replaces);
  const placedOnGone = Math.min(gone, places);
  const placed = Math.min(unseen, places - placedOnGone);
  return (
    parts.held ** held *
    parts.unseen ** (unseen - placed) *
    parts.gone ** (gone - placedOnGone) *
    parts.prey ** (prey - replaced) *
    parts.wild ** (replaced + placedOnGone + placed)
  );
}
