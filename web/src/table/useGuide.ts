import type { GuideStep } from '@bridgehead/kernel';
import { changeSettings, useSettings } from '@bridgehead/kit';
import { useState } from 'react';
import type { TableInfo } from '../carrier/snapshot.ts';

/** A newcomer's first turn, in a few steps that can be left at any moment; shown once for each game. */
export interface GuideWalk {
  readonly step: GuideStep;
  readonly at: number;
  readonly length: number;
  readonly back: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly leave: () => void;
}

export function useGuide({ guide, header }: TableInfo): GuideWalk | null {
  const guided = useSettings((settings) => settings.guided);
  const [at, setAt] = useState(0);
  const step = guide[at];
  if (!step || guided.includes(header.game)) return null;
  return {
    step,
    at,
    length: guide.length,
    back: at > 0 ? () => setAt(at - 1) : undefined,
    next: at < guide.length - 1 ? () => setAt(at + 1) : undefined,
    leave: () => {
      setAt(0);
      changeSettings({ guided: [...guided, header.game] });
    },
  };
}
