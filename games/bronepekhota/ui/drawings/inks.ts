import { TONES } from '@bridgehead/kit/print';
import type { Colours } from '../../rules/armoury.ts';

/** The second ink of whatever serves a side. */
export const SIDE_INK: Readonly<Record<Colours, string>> = {
  polaris: TONES.red,
  protectorate: TONES.blue,
  green: TONES.green,
};
