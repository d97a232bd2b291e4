import type { Seat } from '@bridgehead/kernel';
import type { View } from '../../rules/view.ts';
import { type Listed, unitsOf } from '../army/units-of.ts';
import { useScene } from '../scene.ts';
import { Parade } from './Parade.tsx';

/** Whoever has brought an army shows it. */
export function Brought({ seat }: { readonly seat: Seat }) {
  const { pack, view, language } = useScene();
  const army = armyOf(view, seat);
  return (
    <>
      <Parade pack={pack} army={army} />
      <small>{unitsOf(pack, army, language)}</small>
    </>
  );
}

function armyOf({ squads, pieces }: View, seat: Seat): Listed {
  const own = squads.filter((squad) => squad.seat === seat);
  const machines = pieces.flatMap((piece) =>
    piece.kind === 'machine' && piece.seat === seat ? [{ kind: piece.model }] : [],
  );
  const guns = pieces.flatMap((piece) => (piece.kind === 'gun' && piece.seat === seat ? [piece.model] : []));
  return { squads: own.map(({ model }) => model), machines, guns };
}
