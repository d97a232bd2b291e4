import { type Fault, faultSentence, type GameRecord } from '@bridgehead/kernel';
import { useLocalized } from '@bridgehead/kit';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useMessages } from '../text/index.ts';
import styles from './Proof.module.css';

/** The kernel has played the whole record again: either it holds, or this is where it does not. */
export function Proof({ record, fault }: { readonly record: GameRecord; readonly fault: Fault | null }) {
  const { after, replay } = useMessages();
  const say = useLocalized();
  const { closing, header } = record;
  if (!closing && !fault) return null;
  return (
    <section className={styles.proof} aria-labelledby="proof-title">
      <h3 id="proof-title">{after.proof}</h3>
      <p className={fault ? styles.broken : styles.holds}>
        {fault ? <ShieldAlert aria-hidden size={22} /> : <ShieldCheck aria-hidden size={22} />}
        {fault ? replay.fault(say(faultSentence(fault))) : after.verified}
      </p>
      {closing && (
        <dl>
          <dt>{after.seed}</dt>
          <dd>{closing.seed}</dd>
          <dt>{after.commitment}</dt>
          <dd>{header.commitment}</dd>
        </dl>
      )}
    </section>
  );
}
