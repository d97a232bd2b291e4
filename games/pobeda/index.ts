import { contentOf, type Game } from '@bridgehead/kernel';
import type { Event, Move, State, View } from './rules/index.ts';
import { manifest } from './rules/manifest.ts';

/** «Победа». Only the manifest is here from the start; rules, content and texts come when a table opens. */
export const pobeda: Game<State, Move, Event, View> = {
  manifest,
  ownPack: async () => (await import('./content/index.ts')).ownPack,
  async load({ pack: json } = {}) {
    const [{ rules }, { packFrom }, { textOver }, { knowledge }] = await Promise.all([
      import('./rules/index.ts'),
      import('./content/index.ts'),
      import('./text/index.ts'),
      import('./bot/index.ts'),
    ]);
    const pack = packFrom(json);
    return { rules, content: contentOf(pack), text: textOver(pack), knowledge };
  },
};
