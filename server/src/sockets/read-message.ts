import type { Refusal } from '@bridgehead/kernel';
import {
  type ClientMessage,
  clientMessageSchema,
  isHouseReason,
  LONGEST_MESSAGE,
  refuse,
} from '@bridgehead/wire';
import * as v from 'valibot';

export type Read =
  | { readonly message: ClientMessage }
  | { readonly re: string | null; readonly refusal: Refusal };

/** Whatever arrives is a message or gets a reason why it is none; the reason names the message where it can. */
export function readMessage(data: Buffer, isBinary: boolean): Read {
  if (data.length > LONGEST_MESSAGE) {
    return { re: null, refusal: refuse('message-too-long', { most: LONGEST_MESSAGE }) };
  }
  if (isBinary) return { re: null, refusal: refuse('malformed-message', { where: 'binary' }) };
  const json = parse(data);
  const read = v.safeParse(clientMessageSchema, json, { abortEarly: true });
  if (read.success) return { message: read.output };
  const [issue] = read.issues;
  // A check of the schema may name the refusal it stands for.
  const refusal = isHouseReason(issue.message)
    ? refuse(issue.message)
    : refuse('malformed-message', { where: v.getDotPath(issue) ?? 'json' });
  return { re: nameOf(json), refusal };
}

/** The id of a message that is not read any further. */
export function nameOfMessage(data: Buffer, isBinary: boolean): string | null {
  return isBinary || data.length > LONGEST_MESSAGE ? null : nameOf(parse(data));
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function nameOf(json: unknown): string | null {
  const id: unknown = typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
  return typeof id === 'string' && id.length <= 40 ? id : null;
}
