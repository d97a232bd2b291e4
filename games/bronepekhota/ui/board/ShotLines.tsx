import type { Outlook } from '../../rules/inquire/targets.ts';
import { muzzleOf } from '../../rules/shooting/firearms.ts';
import type { Shot } from '../../rules/stage.ts';
import type { PieceId } from '../../rules/state.ts';
import { useScene } from '../scene.ts';
import { short } from '../space/vectors.ts';
import styles from './Board.module.css';

interface ShotLinesProps {
  readonly by: PieceId;
  readonly with: Shot;
  readonly outlooks: ReadonlyMap<PieceId, Outlook>;
  readonly at: readonly PieceId[];
}

/** From the muzzle to everybody who can be hit, faint; to whom it is aimed at, strong. */
export function ShotLines({ by, with: shot, outlooks, at }: ShotLinesProps) {
  const { view } = useScene();
  const muzzle = view.pieces[muzzleOf(by, shot)];
  if (!muzzle) return null;
  return (
    <g>
      {[...outlooks.values()].map((outlook) => {
        const target = view.pieces[outlook.target];
        const isChosen = at.includes(outlook.target);
        if (!target || ('refusal' in outlook && !isChosen)) return null;
        return (
          <line
            key={outlook.target}
            className={'refusal' in outlook ? styles.blocked : isChosen ? styles.aim : styles.line}
            x1={short(muzzle.x)}
            y1={short(muzzle.y)}
            x2={short(target.x)}
            y2={short(target.y)}
          />
        );
      })}
    </g>
  );
}
