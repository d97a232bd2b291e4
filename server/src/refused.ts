import type { Refusal } from '@bridgehead/kernel';
import { type HouseReason, refuse } from '@bridgehead/wire';

/** Ends a request with a refusal: the caller is told why, and nothing is wrong with the server. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(reason: HouseReason, figures?: NonNullable<Refusal['figures']>) {
    super(reason);
    this.name = 'Refused';
    this.refusal = refuse(reason, figures);
  }
}
