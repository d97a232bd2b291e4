import { type DocumentTitle, type Game, type GameDocument, Problem, type Refusal } from '@bridgehead/kernel';
import * as v from 'valibot';
import { nameSchema } from './names.ts';
import { refuse } from './refusals.ts';
import { findUnfit } from './unfit.ts';

/** Written as JSON. Well below what a request may hold. */
export const DOCUMENT_BYTES = 48_000;

const titleSchema = nameSchema(80);
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** 128 bits, made by whoever makes the document: nobody guesses it, and sent again it is the same one. */
export const DOCUMENT_ID = /^[\w-]{22}$/;

export const saveDocumentSchema = v.object({
  game: word,
  kind: word,
  body: v.unknown(),
  /** The version it was made from; 0 for one that is new. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
});
export type SaveDocument = v.InferOutput<typeof saveDocumentSchema>;

/** A document as its owner sees it in a list. */
export interface DocumentBrief extends Omit<GameDocument, 'body'> {
  readonly version: number;
  /** What its link is made of; null while it is shown to nobody. */
  readonly share: string | null;
}

export interface DocumentReply extends DocumentBrief {
  readonly body: unknown;
}

export interface DocumentsReply {
  readonly documents: readonly DocumentBrief[];
}

export interface ShareReply {
  readonly share: string;
}

/** What anybody sees who has the link: nothing of whose it is. */
export type SharedDocument = Omit<GameDocument, 'id'>;

export function bytesOf(body: unknown): number {
  return new TextEncoder().encode(JSON.stringify(body) ?? '').length;
}

/** What a document is called, or why it is none: one judgement for the browser and the server. */
export async function readDocument(
  game: Game,
  kind: string,
  body: unknown,
): Promise<DocumentTitle | { readonly refusal: Refusal }> {
  const known = game.documents?.find(({ id }) => id === kind);
  if (!known) return { refusal: refuse('no-document-kind', { kind }) };
  // Before the game looks: what walks it may call itself, or take its time.
  const unfit = findUnfit(body);
  if (unfit) return { refusal: refuse('malformed-message', { where: unfit }) };
  if (bytesOf(body) > DOCUMENT_BYTES) {
    return { refusal: refuse('document-too-long', { kilobytes: DOCUMENT_BYTES / 1000 }) };
  }
  try {
    const title = v.safeParse(titleSchema, (await known.read(body)).title);
    return title.success ? { title: title.output } : { refusal: refuse('bad-title') };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { ru, en } = error.sentence;
    return { refusal: refuse('bad-document', { ru, en }) };
  }
}
