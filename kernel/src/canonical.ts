import { sha256 } from './sha256.ts';

/** JSON with sorted keys: equal values give equal text, whatever order their keys were written in. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return value.every(Number.isInteger) ? `[${value.join(',')}]` : `[${value.map(canonicalJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} is not JSON`);
  return JSON.stringify(value) ?? 'null';
}

/** Two states with one hash are the same state: what replay and verification compare. */
export function stateHash(state: unknown): string {
  return sha256(canonicalJson(state));
}
