import type { Localized } from '@bridgehead/kernel';

/** A number of points or steps, to a hundredth: 2,5 in Russian, 2.5 in English. */
export function figure(value: number): Localized {
  const en = String(Math.round(value * 100) / 100);
  return { ru: en.replace('.', ','), en };
}
