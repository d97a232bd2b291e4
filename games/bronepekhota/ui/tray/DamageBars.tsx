import type { Distribution } from '../../rules/odds.ts';
import { useScene } from '../scene.ts';
import styles from './Outcome.module.css';

/** How likely each number of damage is. */
export function DamageBars({ damage }: { readonly damage: Distribution }) {
  const { text } = useScene();
  return (
    <ol className={styles.bars} aria-label={text.damageOdds}>
      {damage.map((chance, hurt) => (
        <li key={hurt}>
          <i style={{ height: `${Math.max(4, chance * 100)}%` }} />
          <span>{text.damageChance(hurt, chance)}</span>
        </li>
      ))}
    </ol>
  );
}
