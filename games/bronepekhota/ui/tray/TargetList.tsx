import type { TargetOutlook } from '../../rules/inquire/targets.ts';
import type { Piece } from '../../rules/state.ts';
import { harmOf } from '../harm.ts';
import { aimedAlso } from '../plan.ts';
import { isFoe, type Scene, targetTitle, useScene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Outcome.module.css';

/** Everybody who is in sight, the likeliest to be hurt first, with how far they are and what hides them: a press aims. */
export function TargetList({ turn, draft }: { readonly turn: Turn; readonly draft: Draft }) {
  const scene = useScene();
  const { text, view } = scene;
  const { plan } = turn;
  const targets = targetsOf(scene, draft);
  if (targets.length === 0) return <p className={styles.hint}>{text.noTargets}</p>;
  return (
    <>
      <p className={styles.hint}>{hintOf(scene, targets)}</p>
      <ul className={styles.targets}>
        {targets.map((outlook) => {
          const { target, hits, distance, sight } = outlook;
          return (
            <li key={target}>
              <button
                type="button"
                data-target={target}
                onClick={() => plan?.do === 'shoot' && turn.setPlan(aimedAlso(plan, target))}
              >
                <span>
                  {targetTitle(scene, target)}
                  <small>
                    {text.distance(distance)}
                    {plan?.do === 'shoot' &&
                      plan.with !== 'grenade' &&
                      `, ${text.covers[sight.cover ?? 'most']}`}
                  </small>
                </span>
                <b>{text.hitsAndHarms(hits, harmOf(view, outlook))}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Only enemies are looked for: what is one's own may be hit as well, and hardly ever should be. */
function hintOf(scene: Scene, targets: readonly TargetOutlook[]): string {
  const { text, view } = scene;
  const enemies = targets.filter(({ target }) => isFoe(scene, view.pieces[target] as Piece));
  if (enemies.length === 0) return text.noTargets;
  if (enemies.some(({ hits }) => hits > 0)) return text.shootHint;
  return text.allTooFar(Math.min(...enemies.map(({ distance }) => distance)));
}

/** Whether any enemy at all. */
export function canHit(scene: Scene, draft: Draft): boolean {
  return targetsOf(scene, draft).some(
    ({ target, hits }) => hits > 0 && isFoe(scene, scene.view.pieces[target] as Piece),
  );
}

/** Enemies first: what nobody serves may be shot at as well, even one's own. */
export function targetsOf(scene: Scene, { outlooks }: Draft): readonly TargetOutlook[] {
  const { view } = scene;
  const isEnemy = ({ target }: TargetOutlook) => isFoe(scene, view.pieces[target] as Piece);
  const likeliest = [...outlooks.values()]
    .filter((outlook): outlook is TargetOutlook => !('refusal' in outlook))
    .toSorted(
      (one, other) =>
        harmOf(view, other) - harmOf(view, one) || other.hits - one.hits || one.distance - other.distance,
    );
  return [...likeliest.filter(isEnemy), ...likeliest.filter((outlook) => !isEnemy(outlook))];
}
