import styles from './EnemyShape.module.css';
import { rank } from './rank.ts';

/** Helmet, face, greatcoat and a stride, 30 wide and 52 high around the middle. */
export const MAN =
  'M-7-18C-7-26.5 7-26.5 7.5-18L10.5-16V-14H-9V-16ZM-4.5-13H6L5-8.5 2.5-6.5H-2L-4.5-9ZM-9-5.5H8.5L12 2 12.5 9H9V11.5H-9V9H-12.500L-12 2ZM-9.5 12.5H9.5L12.5 18 14.5 26H8L4.5 19.5.5 16.5-4.5 20-8.5 26H-15L-12 18Z';
export const RIFLE = 'M-14 6 4-8 19-21 20-19.5 6-5-12 9.5Z';

/** BLN-1.7: as many men as the shield says. */
export function Infantry({ men }: { readonly men: number }) {
  return rank(men).map(({ x, y, scale }, index) => (
    <g key={index} className={styles.man} transform={`translate(${x} ${y}) scale(${scale})`} data-man>
      <path d={MAN} />
      <path d={RIFLE} />
    </g>
  ));
}
