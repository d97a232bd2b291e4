import type { Language, SeatLabel } from '@bridgehead/kernel';
import { createContext, useContext } from 'react';

/** What every part of a table looks at. A game adds what it works out once for all of them. */
export interface TableScene<View, Pack, Messages> {
  readonly pack: Pack;
  readonly view: View;
  readonly language: Language;
  readonly text: Messages;
  readonly seats: readonly SeatLabel[];
}

/** Hands a game's scene to the parts of its table. */
export function sceneContext<Scene>() {
  const Context = createContext<Scene | null>(null);
  return {
    SceneProvider: Context.Provider,
    useScene(): Scene {
      const scene = useContext(Context);
      if (!scene) throw new Error('this part of the table needs a scene around it');
      return scene;
    },
  };
}
