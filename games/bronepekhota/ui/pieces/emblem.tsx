import type { Seat } from '@bridgehead/kernel';

/** A player's sign, worn by every piece: a shape of its own, so that colour is never all that tells sides apart. */
const EMBLEMS = [
  'M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0Z',
  'M6 0 0 6-6 0 0-6Z',
  'M6.5 0-4 5.6V-5.6Z',
  'M4.6 4.6H-4.6V-4.6H4.6Z',
] as const;

/** Nobody's: what a player who is out has left. */
const NOBODYS = 'M4 4-4-4M4-4-4 4';

export function emblemPath(seat: Seat): string {
  return EMBLEMS[seat] ?? NOBODYS;
}

export function Emblem({
  seat,
  className,
}: {
  readonly seat: Seat;
  readonly className?: string | undefined;
}) {
  return <path className={className} d={emblemPath(seat)} />;
}
