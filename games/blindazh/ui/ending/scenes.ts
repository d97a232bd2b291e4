import type { Outcome } from '@bridgehead/kernel';

/** One for each way a game ends. */
export const SCENES = ['held', 'overrun', 'noFlag'] as const;
export type Scene = (typeof SCENES)[number];

export function sceneOf({ ending }: Outcome): Scene {
  return SCENES.find((scene) => scene === ending) ?? 'overrun';
}
