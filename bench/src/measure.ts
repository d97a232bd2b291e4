import { chanceFrom, seedFromText, type Sfc32 } from '@bridgehead/kernel';

/** Plays one game to its end and says how much was done. */
export type Work = (chance: Sfc32) => number;

/** Works for `milliseconds` to warm up, then as long again to measure: how much is done in a second. */
export function perSecond(work: Work, milliseconds: number): number {
  const chance = chanceFrom(seedFromText('warm and measure'));
  workFor(work, chance, milliseconds);
  return workFor(work, chance, milliseconds);
}

/** Seconds of processor time, garbage collection and all: what others do on the machine meanwhile does not count. */
function workFor(work: Work, chance: Sfc32, milliseconds: number): number {
  const start = performance.now();
  const before = process.cpuUsage();
  let done = 0;
  while (performance.now() - start < milliseconds) done += work(chance);
  const { user, system } = process.cpuUsage(before);
  return (done / (user + system)) * 1_000_000;
}
