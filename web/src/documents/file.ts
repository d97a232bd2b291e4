import { Problem } from '@bridgehead/kernel';
import { DOCUMENT_BYTES } from '@bridgehead/wire';
import type { StoredDocument } from '../storage/documents.ts';
import { openDocument, problem, saveDocument } from './library.ts';

const DOCUMENT_FORMAT = 'bridgehead-document/1';

export async function downloadDocument(id: string): Promise<void> {
  const { game, kind, title, body } = await openDocument(id);
  const text = JSON.stringify({ format: DOCUMENT_FORMAT, game, kind, body }, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** Takes a file in as a new document. What is wrong with it is thrown as a sentence. */
export async function importDocument(file: File): Promise<StoredDocument> {
  // However it is laid out; what it holds is measured when it is read.
  if (file.size > 8 * DOCUMENT_BYTES)
    throw problem('document-too-long', { kilobytes: DOCUMENT_BYTES / 1000 });
  const { format, game, kind, body } = fieldsOf(await file.text());
  if (format !== DOCUMENT_FORMAT || typeof game !== 'string' || typeof kind !== 'string') {
    throw new Problem({
      ru: `Это не файл документа: в нём нет строки «${DOCUMENT_FORMAT}», игры или вида.`,
      en: `This is not a file of a document: it does not say “${DOCUMENT_FORMAT}”, its game and its kind.`,
    });
  }
  return (await saveDocument(game, { kind, body })).document;
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    throw new Problem({
      ru: 'Файл повреждён: это не JSON.',
      en: 'The file is damaged: it is not JSON.',
    });
  }
}
