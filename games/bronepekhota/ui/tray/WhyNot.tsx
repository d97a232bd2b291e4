import type { BronepekhotaRefusal } from '../../rules/refusals.ts';
import { refusalText } from '../../text/refusals/index.ts';
import { useScene } from '../scene.ts';
import styles from './Outcome.module.css';

interface WhyNotProps {
  readonly refusal: BronepekhotaRefusal;
  readonly openClause: (clause: string) => void;
}

/** Why something cannot be done, one press from the rule that says so. */
export function WhyNot({ refusal, openClause }: WhyNotProps) {
  const { pack, language } = useScene();
  return (
    <p className={styles.whyNot} role="status">
      {refusalText(pack, refusal)?.[language] ?? refusal.reason}{' '}
      <button type="button" className={styles.link} onClick={() => openClause(refusal.clause)}>
        {refusal.clause}
      </button>
    </p>
  );
}
