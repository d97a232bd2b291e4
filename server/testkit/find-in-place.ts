import { find } from '@bridgehead/kernel';
import type { Find } from '../src/tables/finding.ts';

/** Where there is nobody whom it would keep waiting. */
export const findInPlace: Find = async ({ rules }, { state, decision, move, drawn }) =>
  find(rules, state, decision, move, drawn);
