import type { Seat } from '@bridgehead/kernel';
import { formatList } from '@bridgehead/kit';
import type { Scene } from '../scene.ts';

/** Those who fight together, and what they are to whoever looks; null where there are only two. */
export interface SideOfTable {
  readonly side: number;
  readonly seats: readonly Seat[];
  readonly title: string | null;
}

type Asked = Pick<Scene, 'view' | 'viewer' | 'seats' | 'text' | 'language'>;

/** One's own side first. */
export function sidesIn(scene: Asked): readonly SideOfTable[] {
  const { sides } = scene.view;
  const own = scene.viewer === 'spectator' ? undefined : sides[scene.viewer];
  const all = [...new Set(sides)].map((side) => {
    const seats = [...sides.keys()].filter((seat) => sides[seat] === side);
    return { side, seats, title: sides.length > 2 ? titleOf(scene, side, seats, own) : null };
  });
  return all.toSorted((one, other) => Number(other.side === own) - Number(one.side === own));
}

function titleOf(
  { view, viewer, seats: people, text, language }: Asked,
  side: number,
  seats: readonly Seat[],
  own: number | undefined,
): string | null {
  const isEachForThemselves = new Set(view.sides).size === view.sides.length;
  if (isEachForThemselves) return side === own ? text.eachForThemselves : null;
  const nameOf = (seat: Seat) => people[seat]?.name ?? '';
  const names = formatList(language, seats.map(nameOf));
  if (own === undefined) return text.sideIs(side + 1, names);
  if (side !== own) return text.against(names, seats.length > 1);
  const allies = seats.filter((seat) => seat !== viewer).map(nameOf);
  return text.ownSide(formatList(language, allies));
}
