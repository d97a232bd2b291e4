import type { ReactNode } from 'react';
import {
  type Enemy,
  enemyKind,
  GRENADE,
  type Tile,
  trenchKind,
  unseenEnemies,
  unseenTiles,
} from '../../rules/index.ts';
import { enemyName, tileName } from '../../text/names.ts';
import { EnemyTile } from '../marks/EnemyShape.tsx';
import { Grenade } from '../marks/small.tsx';
import { TrenchTile } from '../marks/TrenchShape.tsx';
import { useScene } from '../scene.ts';
import { LATER } from '../text/later/index.ts';
import { counted } from './counted.ts';
import styles from './Info.module.css';

/** BLN-1.8: what lies aside for everybody to see, and what must therefore be in the stacks still. */
export function Tiles() {
  const { pack, view, language } = useScene();
  const { piles } = LATER[language];
  const drawEnemy = (enemy: Enemy) => <EnemyFace enemy={enemy} />;
  const drawTile = (tile: Tile) => <TileFace tile={tile} />;
  return (
    <div className={styles.tiles}>
      <Pile
        title={piles.coming}
        note={view.removedSize > 0 ? piles.removed(view.removedSize) : ''}
        tiles={unseenEnemies(pack, view)}
        draw={drawEnemy}
      />
      <Pile title={piles.fallen} tiles={view.fallen} draw={drawEnemy} />
      <Pile title={piles.stack} tiles={unseenTiles(pack, view)} draw={drawTile} />
      <Pile title={piles.discard} note={piles.returns} tiles={view.discard} draw={drawTile} />
      <Pile title={piles.lost} tiles={view.lost} draw={drawTile} />
    </div>
  );
}

interface PileProps {
  readonly title: string;
  readonly note?: string;
  readonly tiles: readonly number[];
  readonly draw: (tile: number) => ReactNode;
}

function Pile({ title, note = '', tiles, draw }: PileProps) {
  const { text } = useScene();
  return (
    <section>
      <h3 className={styles.pileTitle}>
        {title}: {tiles.length}
      </h3>
      {note && <p className={styles.note}>{note}</p>}
      {tiles.length > 0 ? (
        <ul className={styles.pile}>
          {counted(tiles).map(([tile, count]) => (
            <li key={tile} className={styles.kind}>
              {draw(tile)}
              <span className={styles.count}>× {count}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{text.noTile}</p>
      )}
    </section>
  );
}

function EnemyFace({ enemy }: { readonly enemy: Enemy }) {
  const { pack, language } = useScene();
  const { arm, shield } = enemyKind(pack, enemy);
  return (
    <span role="img" aria-label={enemyName(pack, enemy)[language]} title={enemyName(pack, enemy)[language]}>
      <EnemyTile arm={arm} shield={shield} className={styles.face} />
    </span>
  );
}

function TileFace({ tile }: { readonly tile: Tile }) {
  const { pack, language } = useScene();
  const name = tileName(pack, tile)[language];
  return (
    <span role="img" aria-label={name} title={name}>
      {tile === GRENADE ? (
        <Grenade className={styles.face} />
      ) : (
        <TrenchTile {...trenchKind(pack, tile)} className={styles.face} />
      )}
    </span>
  );
}
