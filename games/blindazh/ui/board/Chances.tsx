import { facesOn, percentOf } from '../chances.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Chances.module.css';
import { placeAt } from './geometry.ts';

/** How likely each cell is to be hit by what is in the hand: one figure a cell, of the grenade or of the shot. */
export function Chances({ turn }: { readonly turn: Turn }) {
  const { pack, view, text } = useScene();
  return [...facesOn(pack, view, turn)].map(([cell, faces]) => (
    <g key={cell} className={styles.chance} transform={`${placeAt(pack.board, cell)} translate(-16 34)`}>
      <rect x="-32" y="-14" width="64" height="28" rx="5" />
      <text y="8">{text.percent(percentOf(faces))}</text>
    </g>
  ));
}
