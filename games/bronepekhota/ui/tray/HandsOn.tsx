import { gunKind, machineKind } from '../../rules/pieces.ts';
import { menderOf, restoredBy } from '../../rules/mend.ts';
import type { Gun, Machine } from '../../rules/state.ts';
import { gaugesOf } from '../gauges.ts';
import type { Hand } from '../plan.ts';
import { battlefieldOf, isOwn, pieceTitle, type Scene, useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Outcome.module.css';

/** What will have become of something once a hand was laid on it, and what that costs whoever does it. */
export function HandsOn({ turn: { plan, actor } }: { readonly turn: Turn }) {
  const scene = useScene();
  const { view } = scene;
  if (actor === null || !plan || !('object' in plan) || plan.object === null) return null;
  const object = view.pieces[plan.object];
  if (plan.do === 'fight' || plan.do === 'charge' || (object?.kind !== 'machine' && object?.kind !== 'gun'))
    return null;
  return (
    <>
      <p className={styles.whom}>{pieceTitle(scene, plan.object)}</p>
      <p>{comesTo(scene, plan.do, actor, object)}</p>
    </>
  );
}

function comesTo(scene: Scene, hand: Exclude<Hand, 'fight'>, by: number, object: Machine | Gun): string {
  const { pack, text } = scene;
  switch (hand) {
    case 'board':
      return text.boards(isOwn(scene, object));
    case 'take':
      return text.takes(object.kind === 'gun' && object.shots > 0);
    case 'mend': {
      const battlefield = battlefieldOf(scene);
      const { durability } = object;
      const most = gaugesOf(scene, object)?.life.most ?? durability;
      const after = durability + restoredBy(battlefield, by, object);
      return text.mends(durability, after, most, menderOf(battlefield, by) === 'platform');
    }
    case 'refill': {
      const kind = object.kind === 'machine' ? machineKind(pack, object) : gunKind(pack, object);
      return text.refills(object.ammo, kind.ammo);
    }
  }
}
