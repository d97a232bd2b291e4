import { type GameDocuments, toast, useSettings } from '@bridgehead/kit';
import { problemSentence } from '../text/problem.ts';
import { sharedLink } from './link.ts';

const known = new Map<string, GameDocuments>();

/** What a game's own pages and tables see of the documents: those of that game. Whoever has none loads nothing of it. */
export function documentsOf(game: string): GameDocuments {
  const documents = known.get(game) ?? openShelf(game);
  known.set(game, documents);
  return documents;
}

function openShelf(game: string): GameDocuments {
  const library = () => import('./library.ts');
  return {
    async list(kind) {
      const { documents } = await (await library()).listAll();
      return documents.filter((each) => each.game === game && (kind === undefined || each.kind === kind));
    },
    async open(id) {
      return (await library()).openOf(game, id);
    },
    async save(draft) {
      const { document, unsent } = await (await library()).saveDocument(game, draft);
      if (unsent !== undefined) {
        toast({ text: problemSentence(unsent, useSettings.getState().language), tone: 'refusal' });
      }
      return document;
    },
    async remove(id) {
      await (await library()).removeDocument(id);
    },
    async share(id) {
      return sharedLink(await (await library()).shareDocument(id));
    },
  };
}
