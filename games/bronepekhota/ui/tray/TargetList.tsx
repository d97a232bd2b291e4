import type { TargetOutlook } from '../../rules/inquire/targets.ts';
import type { Piece } from '../../rules/state.ts';
import { aimedAlso } from '../plan.ts';
import { isFoe, pieceTitle, type Scene, useScene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Outcome.module.css';

/** Everybody who can be hit, the likeliest first: a press aims. */
export function TargetList({ turn, draft }: { readonly turn: Turn; readonly draft: Draft }) {
  const scene = useScene();
  const { text } = scene;
  const { plan } = turn;
  const targets = targetsOf(scene, draft);
  if (targets.length === 0) return <p className={styles.hint}>{text.noTargets}</p>;
  return (
    <>
      <p className={styles.hint}>{text.shootHint}</p>
      <ul className={styles.targets}>
        {targets.map(({ target, destroys, hits }) => (
          <li key={target}>
            <button
              type="button"
              data-target={target}
              onClick={() => plan?.do === 'shoot' && turn.setPlan(aimedAlso(plan, target))}
            >
              <span>{pieceTitle(scene, target)}</span>
              <b>{text.hitsAndKills(hits, destroys)}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Enemies first: what nobody serves may be shot at as well, even one's own. */
export function targetsOf(scene: Scene, { outlooks }: Draft): readonly TargetOutlook[] {
  const { pieces } = scene.view;
  const isEnemy = ({ target }: TargetOutlook) => isFoe(scene, pieces[target] as Piece);
  const likeliest = [...outlooks.values()]
    .filter((outlook): outlook is TargetOutlook => !('refusal' in outlook))
    .toSorted(
      (one, other) => other.destroys - one.destroys || other.hits - one.hits || one.distance - other.distance,
    );
  return [...likeliest.filter(isEnemy), ...likeliest.filter((outlook) => !isEnemy(outlook))];
}
