import { createHmac } from 'node:crypto';
import { type Allowances, perHour } from '../allowance.ts';

export interface NewTableLimits {
  readonly tablesPerHour: number;
  readonly tablesPerHourOfNetwork: number;
  readonly packsPerHourOfNetwork: number;
}

/** How fast tables may be set up: what is set up and closed at once leaves its row behind all the same. */
export class NewTables {
  readonly #ofPerson: Allowances;
  readonly #ofNetwork: Allowances;
  readonly #packsOfNetwork: Allowances;
  readonly #secret: string;

  constructor(limits: NewTableLimits, secret: string) {
    this.#ofPerson = perHour(limits.tablesPerHour);
    this.#ofNetwork = perHour(limits.tablesPerHourOfNetwork);
    this.#packsOfNetwork = perHour(limits.packsPerHourOfNetwork);
    this.#secret = secret;
  }

  take(identity: string, network: string, bringsPack: boolean): boolean {
    if (!this.#ofPerson.take(identity) || !this.#ofNetwork.take(network)) return false;
    return !bringsPack || this.#packsOfNetwork.take(network);
  }

  /** The same for tables from one network, so that they share their places in the lobby; no address can be read from it. */
  originOf(network: string): string {
    return createHmac('sha256', this.#secret).update(network).digest('base64url').slice(0, 16);
  }
}
