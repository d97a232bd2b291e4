import type { Seat } from '@bridgehead/kernel';
import { SeatNote as Note } from '@bridgehead/kit/table';
import { cellName, NOWHERE } from '../rules/index.ts';
import { Grenade } from './marks/small.tsx';
import { useScene } from './scene.ts';
import styles from './SeatNote.module.css';

/** Where the soldier stands and how many grenades it carries. */
export function SeatNote({ seat }: { readonly seat: Seat }) {
  const { pack, view, text } = useScene();
  const cell = view.soldiers[seat] ?? NOWHERE;
  const grenades = view.grenades[seat] ?? 0;
  const name = cell === NOWHERE ? '—' : cellName(pack.board, cell);
  return (
    <Note
      words={[cell === NOWHERE ? text.noPost : text.cell(name), grenades > 0 && text.grenades(grenades)]
        .filter(Boolean)
        .join(' · ')}
      figures={
        <>
          {name}
          {grenades > 0 && (
            <>
              <Grenade className={styles.mark} />
              {grenades}
            </>
          )}
        </>
      }
    />
  );
}
