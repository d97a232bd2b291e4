import { faultSentence, type GameRecord } from '@bridgehead/kernel';
import { formatDate, useLanguage, useLocalized } from '@bridgehead/kit';
import { type SealVerdict, sealSentence } from '@bridgehead/wire';
import { Shield, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { SealedVerdict } from '../carrier/snapshot.ts';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Proof.module.css';

export interface ProofProps {
  readonly record: GameRecord;
  readonly verdict: SealedVerdict;
}

/** The kernel has checked the chain and played the whole record again: either it holds, or this is where it does not. */
export function Proof({ record, verdict }: ProofProps) {
  const { after, replay } = usePlayMessages();
  const say = useLocalized();
  const language = useLanguage();
  const { closing, header, seal } = record;
  const { fault } = verdict;
  if (!closing && !fault) return null;
  return (
    <section className={styles.proof} aria-labelledby="proof-title">
      <h3 id="proof-title">{after.proof}</h3>
      {fault ? (
        <p className={styles.broken}>
          <ShieldAlert aria-hidden size={22} />
          {replay.fault(say(faultSentence(fault)))}
        </p>
      ) : (
        <>
          <p className={styles.holds}>
            <ShieldCheck aria-hidden size={22} />
            {after.verified}
          </p>
          <Signed seal={verdict.seal} />
        </>
      )}
      {closing && (
        <dl>
          <dt>{after.seed}</dt>
          <dd>{closing.seed}</dd>
          <dt>{after.commitment}</dt>
          <dd>{header.commitment}</dd>
          {seal && (
            <>
              <dt>{after.key}</dt>
              <dd>{seal.key}</dd>
              <dt>{after.closedAt}</dt>
              <dd>{formatDate(language, seal.closedAt)}</dd>
            </>
          )}
        </dl>
      )}
    </section>
  );
}

function Signed({ seal }: { readonly seal: SealVerdict }) {
  const say = useLocalized();
  const look = seal === 'server' ? styles.holds : seal === 'broken' ? styles.broken : undefined;
  const Mark = seal === 'server' ? ShieldCheck : seal === 'broken' ? ShieldAlert : Shield;
  return (
    <p className={look}>
      <Mark aria-hidden size={22} />
      {say(sealSentence(seal))}
    </p>
  );
}
