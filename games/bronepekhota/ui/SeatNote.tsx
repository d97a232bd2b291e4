import type { Seat } from '@bridgehead/kernel';
import { SeatNote as Note } from '@bridgehead/kit/table';
import { isAlive, soldiersOf } from '../rules/pieces.ts';
import { unusedUnits } from '../rules/units.ts';
import { standingOf, useScene } from './scene.ts';

/** Beside whom a seat fights, how many of its units have not acted in this tour, and how many soldiers it still has. */
export function SeatNote({ seat }: { readonly seat: Seat }) {
  const scene = useScene();
  const { view, text } = scene;
  if (view.costs[seat] === null)
    return <Note words={standingOf(scene, seat) ?? text.noArmyYet} figures="…" />;
  const waiting = unusedUnits(view, seat).length;
  const soldiers = soldiersOf(view, seat).filter(isAlive).length;
  const isFought = view.tour > 0 && view.stage.stage !== 'over';
  const words = [standingOf(scene, seat), isFought && text.seatWaiting(waiting), text.seatSoldiers(soldiers)];
  const isAlly = standingOf(scene, seat) === text.ally;
  const figures = isFought ? `${waiting} · ${soldiers}` : String(soldiers);
  return (
    <Note
      words={words.filter(Boolean).join(', ')}
      figures={isAlly ? `${text.allyShort} ${figures}` : figures}
    />
  );
}
