import { Problem } from '@bridgehead/kernel';
import { type GameDocuments, type OpenDocument, toast, useLanguage } from '@bridgehead/kit';
import { useState } from 'react';
import type { Army } from '../../rules/army.ts';
import { dropDraft } from './drafts.ts';
import { useArmyWords } from './words/index.ts';

export interface Keeping {
  /** There is a document of it. */
  readonly isKept: boolean;
  /** It was changed since. */
  readonly isChanged: boolean;
  readonly link: string | null;
  readonly keep: () => void;
  readonly keepAsNew: () => void;
  readonly share: () => void;
  /** What is done once the army is kept as it is. */
  readonly keepFirst: (then: () => void) => void;
  /** What is made from here on is another army. */
  readonly part: () => void;
  readonly open: (id: string, then: (army: Army) => void) => void;
}

/** Keeps the army as a document and gives others a link to it; what cannot be done is said. */
export function useKeeping(documents: GameDocuments, opened: OpenDocument | null, army: Army): Keeping {
  const { words } = useArmyWords();
  const language = useLanguage();
  const [document, setDocument] = useState(opened);
  const [kept, setKept] = useState((opened?.body as Army | undefined) ?? null);
  const [link, setLink] = useState<string | null>(null);
  const attempt = (act: () => Promise<unknown>) =>
    void act().catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      toast({ text: error.sentence[language], tone: 'refusal' });
    });
  const save = async (from: OpenDocument | null) => {
    const saved = await documents.save({ kind: 'army', body: army, ...(from && { from }) });
    setDocument(saved);
    setKept(army);
    dropDraft(opened?.id ?? '');
    return saved;
  };
  const saved = async () => (document && kept === army ? document : await save(document));
  return {
    isKept: document !== null,
    isChanged: kept !== army,
    link,
    keep: () =>
      attempt(async () => {
        await save(document);
        toast({ text: words.kept(army.title) });
      }),
    keepAsNew: () =>
      attempt(async () => {
        setLink(null);
        await save(null);
        toast({ text: words.keptAsNew(army.title) });
      }),
    share: () =>
      attempt(async () => {
        const { id } = await saved();
        setLink(await documents.share(id));
      }),
    keepFirst: (then) =>
      attempt(async () => {
        await saved();
        then();
      }),
    part: () => {
      setDocument(null);
      setKept(null);
      setLink(null);
    },
    open: (id, then) =>
      attempt(async () => {
        const found = await documents.open(id);
        setLink(null);
        setDocument(found);
        setKept(found.body as Army);
        then(found.body as Army);
      }),
  };
}
