import { Button, useLocalized } from '@bridgehead/kit';
import type { AdvisedMove } from '../../carrier/snapshot.ts';
import { usePlayMessages } from '../../text/play/index.ts';
import { Slip } from '../Slip.tsx';
import styles from './HintSlip.module.css';

export interface HintSlipProps {
  /** Null while they are being thought of. */
  readonly moves: readonly AdvisedMove[] | null;
  readonly onTake: (move: AdvisedMove) => void;
  readonly onClose: () => void;
}

/** The move in words, why, and what comes after it in the same turn. */
export function HintSlip({ moves, onTake, onClose }: HintSlipProps) {
  const { hint } = usePlayMessages();
  const say = useLocalized();
  const [next, ...later] = moves ?? [];
  return (
    <Slip
      title={hint.title}
      closeLabel={hint.close}
      onClose={onClose}
      actions={
        next && (
          <Button look="primary" onClick={() => onTake(next)}>
            {hint.take}
          </Button>
        )
      }
    >
      {next ? (
        <>
          <p>
            <strong>{say(next.text)}</strong> {next.why && say(next.why)}
          </p>
          {later.map(({ text, why, decision }) => (
            <p key={decision.id} className={styles.later}>
              {hint.later(say(text))} {why && say(why)}
            </p>
          ))}
        </>
      ) : (
        <p className={styles.thinking}>{hint.thinking}</p>
      )}
    </Slip>
  );
}
