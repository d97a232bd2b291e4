import type { Seat } from '@bridgehead/kernel';
import { SeatNote as Note } from '@bridgehead/kit/table';
import { isAlive, soldiersOf } from '../rules/pieces.ts';
import { unusedUnits } from '../rules/units.ts';
import { useScene } from './scene.ts';

/** How many of a seat's units have not acted yet, and how many soldiers it still has. */
export function SeatNote({ seat }: { readonly seat: Seat }) {
  const { view, text } = useScene();
  const waiting = unusedUnits(view, seat).length;
  const soldiers = soldiersOf(view, seat).filter(isAlive).length;
  if (view.costs[seat] === null) return <Note words="…" figures="…" />;
  return <Note words={text.seatUnits(waiting, soldiers)} figures={`${waiting} · ${soldiers}`} />;
}
