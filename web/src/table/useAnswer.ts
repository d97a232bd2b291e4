import type { Decision } from '@bridgehead/kernel';
import { playSound, toast, useLanguage } from '@bridgehead/kit';
import { useCallback, useState } from 'react';
import type { TableCarrier } from '../carrier/carrier.ts';
import { refusalSentence, usePlayMessages } from '../text/play/index.ts';

/** What takes no longer than this is simply done. */
const AT_ONCE_MS = 300;

export interface Answering {
  /** Plays a move; why it is not allowed is said aloud. */
  readonly answer: (decision: Decision, move: unknown) => void;
  /** A move takes its time, as one does for which much has to be found. */
  readonly isWorking: boolean;
}

export function useAnswer(
  carrier: TableCarrier,
  openClause: (clause: string) => void,
  moved: (move: unknown) => void,
  onBroken: (error: unknown) => void,
): Answering {
  const { table } = usePlayMessages();
  const language = useLanguage();
  const [working, setWorking] = useState(0);
  const answer = useCallback(
    (decision: Decision, move: unknown) => {
      moved(move);
      let isSlow = false;
      const timer = setTimeout(() => {
        isSlow = true;
        setWorking((before) => before + 1);
      }, AT_ONCE_MS);
      const done = () => {
        clearTimeout(timer);
        if (isSlow) setWorking((before) => before - 1);
      };
      carrier
        .answer(decision, move)
        .finally(done)
        .then((refused) => {
          if (!refused) return;
          const { clause } = refused.refusal;
          playSound('refuse');
          toast({
            text: refusalSentence(refused, language),
            tone: 'refusal',
            ...(clause && { action: { label: table.whyNot(clause), run: () => openClause(clause) } }),
          });
        }, onBroken);
    },
    [carrier, language, table, openClause, onBroken, moved],
  );
  return { answer, isWorking: working > 0 };
}
