import type { TargetOutlook } from '../../rules/inquire/targets.ts';
import { pieceTitle, useScene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Outcome.module.css';

/** Everybody who can be hit, the likeliest first: a press aims. */
export function TargetList({ turn, draft }: { readonly turn: Turn; readonly draft: Draft }) {
  const scene = useScene();
  const { text } = scene;
  const targets = targetsOf(draft);
  if (targets.length === 0) return <p className={styles.hint}>{text.noTargets}</p>;
  return (
    <>
      <p className={styles.hint}>{text.shootHint}</p>
      <ul className={styles.targets}>
        {targets.map(({ target, destroys, hits }) => (
          <li key={target}>
            <button type="button" data-target={target} onClick={() => turn.pressPiece(target)}>
              <span>{pieceTitle(scene, target)}</span>
              <b>{text.hitsAndKills(hits, destroys)}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function targetsOf({ outlooks }: Draft): readonly TargetOutlook[] {
  return [...outlooks.values()]
    .filter((outlook): outlook is TargetOutlook => !('refusal' in outlook))
    .toSorted(
      (one, other) => other.destroys - one.destroys || other.hits - one.hits || one.distance - other.distance,
    );
}
