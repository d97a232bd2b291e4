import { useSettings } from '@bridgehead/kit';
import { use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TableCarrier } from '../../carrier/carrier.ts';
import { type CatalogueEntry, loadUi } from '../../games/catalogue.ts';
import { reportFault } from '../../online/faults.ts';
import { Stage, type Told } from './stage.ts';

const CLOCK = {
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** A stage before the table for as long as the page shows it. It waits until the game's ui is there. */
export function useStage<Carrier extends TableCarrier>(
  carrier: Carrier,
  entry: CatalogueEntry,
  replaying = false,
): Stage<Carrier> {
  const { staging } = use(loadUi(entry));
  const pace = useSettings((settings) => settings.pace);
  const stage = useMemo(
    () =>
      new Stage(carrier, staging, {
        clock: CLOCK,
        pace: useSettings.getState().pace,
        isSeen: () => document.visibilityState === 'visible',
        replaying,
        failed: (error) =>
          reportFault({
            game: entry.id,
            part: 'staging',
            about: carrier.info.header.rules,
            error: String(error),
          }),
      }),
    [carrier, staging, entry, replaying],
  );
  useEffect(() => stage.setPace(pace), [stage, pace]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && stage.skip();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [stage]);
  return stage;
}

export function useTold(stage: Stage): Told {
  return useSyncExternalStore(stage.subscribe, stage.told);
}
