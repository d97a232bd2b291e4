import type { Seat } from '@bridgehead/kernel';
import { cellName, NOWHERE } from '../rules/index.ts';
import { useScene } from './scene.ts';

/** Where the soldier stands and how many grenades it carries. */
export function SeatNote({ seat }: { readonly seat: Seat }) {
  const { view, text } = useScene();
  const cell = view.soldiers[seat] ?? NOWHERE;
  const grenades = view.grenades[seat] ?? 0;
  const place = cell === NOWHERE ? text.noPost : text.cell(cellName(view.set.board, cell));
  return <>{grenades > 0 ? `${place} · ${text.grenades(grenades)}` : place}</>;
}
