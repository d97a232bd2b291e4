import type { TargetOutlook } from '../../rules/inquire/targets.ts';
import type { SightOfTarget } from '../../rules/sight.ts';
import { DamageBars } from '../later.ts';
import { pieceTitle, targetTitle, titlesOf, type Scene, useScene } from '../scene.ts';
import styles from './Outcome.module.css';

/** A shot before it is fired: how it may end, then why: how far, behind what. */
export function ShotOdds({ outlook }: { readonly outlook: TargetOutlook }) {
  const scene = useScene();
  const { view, text } = scene;
  const { target, distance, sight, armour, hits, damage, destroys, pilotDies, victims } = outlook;
  const isSoldier = view.pieces[target]?.kind === 'soldier';
  const isHidden = sight.seen < sight.lines;
  return (
    <div className={styles.odds}>
      <p className={styles.whom}>{targetTitle(scene, target)}</p>
      <p className={styles.chances}>
        <b>{text.hits(hits)}</b>
        <b>{isSoldier ? text.kills(destroys) : text.destroys(destroys)}</b>
        {pilotDies > 0 && <b>{text.pilotDies(pilotDies)}</b>}
      </p>
      <p>
        {text.distance(distance)}, {text.armourWith(armour)}, {text.covers[sight.cover ?? 'most']}
        {isHidden && ` (${text.seen(sight.seen / sight.lines)}: ${hidersOf(scene, sight)})`}
      </p>
      {!isSoldier && <DamageBars damage={damage} />}
      {victims.length > 0 && <p>{text.blastOver(titlesOf(scene, victims))}</p>}
    </div>
  );
}

const MOST_NAMED = 3;

function hidersOf(scene: Scene, { blockers, lines: all }: SightOfTarget): string {
  const { text, ground } = scene;
  return blockers
    .slice(0, MOST_NAMED)
    .map(({ by, lines }) =>
      text.hides(
        'terrain' in by ? text.looks[ground.looks[by.terrain] ?? 'wall'] : pieceTitle(scene, by.piece),
        lines / all,
      ),
    )
    .join(', ');
}
