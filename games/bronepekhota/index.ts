import { contentOf, type Game } from '@bridgehead/kernel';
import { armies } from './documents.ts';
import type { Event, Move, State, View } from './rules/index.ts';
import { manifest } from './rules/manifest.ts';

/** «Бронепехота». Only the manifest is here from the start; rules, armlists and texts come when a table opens. */
export const bronepekhota: Game<State, Move, Event, View> = {
  manifest,
  documents: [armies],
  ownPack: async () => (await import('./content/index.ts')).ownPack,
  async load({ pack: json } = {}) {
    const [{ rulesOver }, { packFrom }, { textOver }, { knowledgeOver }] = await Promise.all([
      import('./rules/index.ts'),
      import('./content/index.ts'),
      import('./text/index.ts'),
      import('./bot/index.ts'),
    ]);
    const pack = packFrom(json);
    const rules = rulesOver(pack);
    return { rules, content: contentOf(pack), text: textOver(pack), knowledge: knowledgeOver(rules, pack) };
  },
};
