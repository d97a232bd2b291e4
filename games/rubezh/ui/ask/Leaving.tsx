import type { Unit } from '../../rules/state.ts';
import { lossWithout, threatTo } from '../capture.ts';
import { useScene } from '../scene.ts';
import { LATER } from '../text/later/index.ts';
import styles from './Ask.module.css';

/** That the fire point falls if this unit leaves it. */
export function Leaving({ unit }: { readonly unit: Unit }) {
  const scene = useScene();
  const loss = lossWithout(scene, unit);
  const at = scene.view.units[unit]?.at ?? null;
  if (loss === 'none' || at === null) return null;
  const words = LATER[scene.language];
  const { strength, called, value, isSure } = threatTo(scene, at);
  return (
    <p className={styles.warning}>
      {words.leftToFall(strength, called, value, isSure)} {loss === 'game' && words.thirdPoint}
    </p>
  );
}
