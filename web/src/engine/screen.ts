import { changeOf } from '../carrier/change.ts';
import type { Snapshot, SnapshotChange } from '../carrier/snapshot.ts';

/** What a page has been shown of a table: from the first look on it is told only what is different now. */
export class Screen {
  readonly #tell: (change: SnapshotChange) => void;
  #shown: Snapshot | undefined;

  constructor(tell: (change: SnapshotChange) => void) {
    this.#tell = tell;
  }

  /** Whether what it shows now is nobody's secret. */
  get isOpen(): boolean {
    return this.#shown?.isOpen ?? false;
  }

  /** Everything, to a page that has nothing yet. */
  open(snapshot: Snapshot): Snapshot {
    this.#shown = snapshot;
    return snapshot;
  }

  show(snapshot: Snapshot): void {
    if (this.#shown) this.#tell(changeOf(this.#shown, snapshot));
    this.#shown = snapshot;
  }
}
