import { Button, IconButton } from '@bridgehead/kit';
import { SquareCheck, X } from 'lucide-react';
import type { BronepekhotaRefusal } from '../../rules/refusals.ts';
import { useScene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import { Foreseen } from './Foreseen.tsx';
import styles from './Outcome.module.css';
import { WhyNot } from './WhyNot.tsx';

interface OutcomeProps {
  readonly turn: Turn;
  readonly draft: Draft;
  /** Why something else cannot be done, which was just tried. */
  readonly reason: BronepekhotaRefusal | null;
  readonly openClause: (clause: string) => void;
  readonly onConfirm: () => void;
}

/** What is planned, what it costs or how likely it is, and the button that does it: always in the same place. */
export function Outcome({ turn, draft, reason, openClause, onConfirm }: OutcomeProps) {
  const { text } = useScene();
  const { plan } = turn;
  const refusal = reason ?? draft.refusal;
  return (
    <section className={styles.outcome} aria-label={text.outcome}>
      <div className={styles.said} aria-live="polite">
        {refusal ? (
          <WhyNot refusal={refusal} openClause={openClause} />
        ) : (
          <Foreseen turn={turn} draft={draft} />
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          look="primary"
          icon={<SquareCheck aria-hidden size={18} />}
          disabled={draft.move === null}
          data-action="confirm"
          aria-keyshortcuts="Enter"
          onClick={onConfirm}
        >
          {plan ? text.confirms[plan.do] : text.confirm}
        </Button>
        <IconButton label={text.cancel} aria-keyshortcuts="Escape" data-action="cancel" onClick={turn.cancel}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    </section>
  );
}
