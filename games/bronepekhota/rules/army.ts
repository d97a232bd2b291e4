/** What a player makes at home and brings to the table: a document, and the answer to the decision `bring`. */

/** A soldier of the army: the number of its squad in the list, and its place in the squad. */
export interface Crewman {
  readonly squad: number;
  readonly soldier: number;
}

export interface ArmyMachine {
  readonly kind: string;
  /** What it is fitted with: places in its arsenal (BRP-1.5). */
  readonly weapons: readonly number[];
  /** Null only where a mission says so (BRP-1.6). */
  readonly pilot: Crewman | null;
}

export interface Army {
  readonly title: string;
  /** Squads and guns by the ids of their kinds. */
  readonly squads: readonly string[];
  readonly machines: readonly ArmyMachine[];
  readonly guns: readonly string[];
}
