import { sha256 } from './sha256.ts';

/** JSON with sorted keys: equal values give equal text, whatever order their keys were written in. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return value.every(Number.isInteger) ? `[${value.join(',')}]` : `[${value.map(canonicalJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) return canonicalObject(value as Record<string, unknown>);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} is not JSON`);
  return JSON.stringify(value) ?? 'null';
}

function canonicalObject(value: Readonly<Record<string, unknown>>): string {
  let members = '';
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined) members += `,${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${members.slice(1)}}`;
}

/** Two states with one hash are the same state: what replay and verification compare. */
export function stateHash(state: unknown): string {
  return sha256(canonicalJson(state));
}
