/** The connection was lost while something was being written: it may or may not be there. Whoever asked must look. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';

  constructor(cause: unknown) {
    super('the database did not say whether it was written', { cause });
  }
}

export function sqlState(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The database read the statement and refused it for what it says: it was not carried out, and will not be next time. */
export function isRefusedForGood(error: unknown): boolean {
  return /^(0A|22|23|42)/.test(sqlState(error) ?? '');
}
