import type { GuideStep } from '@bridgehead/kernel';
import { changeSettings, useSettings } from '@bridgehead/kit';
import { useState } from 'react';
import type { TableInfo } from '../carrier/snapshot.ts';
import { deedsOf, START, startAfter, walkOn } from './guide-walk.ts';
import type { Told } from './staging/stage.ts';

/** A newcomer's first turn, in a few steps that wait for what they ask; shown once for each game. */
export interface GuideWalk {
  readonly step: GuideStep;
  readonly at: number;
  readonly length: number;
  readonly back: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly leave: () => void;
}

const NOTHING: readonly string[] = [];

export function useGuide(
  { guide, header }: TableInfo,
  told: Told,
  doing: readonly string[] = NOTHING,
): GuideWalk | null {
  const guided = useSettings((settings) => settings.guided);
  const [walk, setWalk] = useState(() => startAfter(told));
  const isOn = !guided.includes(header.game);
  const on = isOn ? walkOn(guide, walk, [...doing, ...deedsOf(told.viewer, told.latest.events)]) : walk;
  if (on.at !== walk.at || on.done.size !== walk.done.size) setWalk(on);
  const { at } = on;
  const step = guide[at];
  if (!step || !isOn) return null;
  const goTo = (place: number) => setWalk({ ...on, at: place });
  return {
    step,
    at,
    length: guide.length,
    // A step that waits for something done would only lead on again.
    back: at > 0 && guide[at - 1]?.until === undefined ? () => goTo(at - 1) : undefined,
    next: at < guide.length - 1 ? () => goTo(at + 1) : undefined,
    leave: () => {
      setWalk(START);
      changeSettings({ guided: [...guided, header.game] });
    },
  };
}
