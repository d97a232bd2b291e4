import { LinkButton } from '../controls/LinkButton.tsx';
import styles from './WhyNot.module.css';

interface WhyNotProps {
  readonly words: string;
  readonly clause: string | undefined;
  readonly openClause: (clause: string) => void;
}

/** Why something cannot be done, one press from the rule that says so. */
export function WhyNot({ words, clause, openClause }: WhyNotProps) {
  return (
    <p className={styles.whyNot} role="status">
      {words} {clause && <LinkButton onClick={() => openClause(clause)}>{clause}</LinkButton>}
    </p>
  );
}
