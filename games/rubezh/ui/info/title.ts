import type { Looking } from '../looking.ts';
import { enemyTitle, eventIn, pointTitle, type Scene, skillIn, unitTitle } from '../scene.ts';

export function titleOf(scene: Scene, { of, id }: Looking): string {
  const { pack, language } = scene;
  switch (of) {
    case 'enemy':
      return enemyTitle(scene, id);
    case 'unit':
      return unitTitle(scene, id);
    case 'point':
      return pointTitle(scene, id);
    case 'skill':
      return skillIn(pack, id).title[language];
    case 'event':
      return eventIn(pack, id).title[language];
  }
}
