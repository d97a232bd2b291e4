import { type DocumentTitle, type Game, Problem } from '@bridgehead/kernel';
import { houseRefusal, readDocument } from '@bridgehead/wire';

/** What a document is called; throws a sentence when it is none of that kind. */
export async function titleOf(game: Game, kind: string, body: unknown): Promise<DocumentTitle> {
  const read = await readDocument(game, kind, body);
  if (!('refusal' in read)) return read;
  const { reason } = read.refusal;
  throw new Problem(houseRefusal(read.refusal) ?? { ru: reason, en: reason });
}
