/** Of so many tables it is remembered; the oldest is forgotten first. */
const TABLES = 50;

type Marks = Readonly<Record<string, number>>;

/** How far somebody has read, at each of many tables: kept in this browser, so that a reload forgets nothing. */
export class ReadMarks {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** Undefined for whoever has never been there. */
  of(table: string): number | undefined {
    return this.#stored()[table];
  }

  keep(table: string, number: number): void {
    const { [table]: _, ...others } = this.#stored();
    const all = [...Object.entries(others), [table, number]].slice(-TABLES);
    try {
      localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(all)));
    } catch {
      // Storage may be closed to us: then it lasts as long as the page.
    }
  }

  #stored(): Marks {
    try {
      const json: unknown = JSON.parse(localStorage.getItem(this.#key) ?? '{}');
      return typeof json === 'object' && json !== null ? (json as Marks) : {};
    } catch {
      return {};
    }
  }
}
