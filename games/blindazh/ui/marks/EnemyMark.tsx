import { Tank } from './Tank.tsx';

/** The enemy among the seats: a black tank, where soldiers have a colour and a shape. */
export function EnemyMark() {
  return (
    <svg width="28" height="28" viewBox="-46 -46 92 92" aria-hidden>
      <Tank />
    </svg>
  );
}
