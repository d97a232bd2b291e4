import { contentOf, type Game } from '@bridgehead/kernel';
import type { Event, Move, State, View } from './rules/index.ts';
import { manifest } from './rules/manifest.ts';

/** «Рубеж. Брестская крепость». Only the manifest is here from the start; rules, cards and texts come when a table opens. */
export const rubezh: Game<State, Move, Event, View> = {
  manifest,
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
