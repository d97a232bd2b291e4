import type { Decision, Viewer } from '@bridgehead/kernel';

/** Questions in the order they are answered: what interrupts comes first, and divisions point by point, whoever enters them. */
const RANKS: Readonly<Record<string, number>> = {
  choose: 0,
  stand: 1,
  react: 2,
  divide: 3,
  agree: 3,
  take: 4,
  post: 5,
  act: 6,
  task: 7,
};

/** What the viewer is asked first, where several things are asked at once. */
export function firstOf(pending: readonly Decision[], viewer: Viewer): Decision | undefined {
  const own = pending.filter(({ seat }) => seat === viewer);
  const rank = ({ kind }: Decision) => RANKS[kind] ?? 0;
  return own.toSorted((one, other) => rank(one) - rank(other))[0];
}
