import type { Firearm } from '../rules/armoury.ts';
import { armourOf, gunKind, machineKind, speedOf, squadKind } from '../rules/pieces.ts';
import type { PieceId } from '../rules/state.ts';
import { powerText, rangeText } from './armlist/figures.ts';
import { isArmed } from './gauges.ts';
import { modelOf, type Scene } from './scene.ts';

/** What counts of a piece as it stands now: speed, armour, what it fires and how it fights. */
export function figuresOf(scene: Scene, id: PieceId): readonly string[] {
  const { pack, view, text } = scene;
  const piece = view.pieces[id];
  switch (piece?.kind) {
    case 'soldier': {
      const { firearm, melee } = modelOf(scene, piece);
      const { rank } = squadKind(pack, view, piece);
      return [
        text.speed(speedOf(pack, view, piece)),
        text.armour(armourOf(pack, view, piece)),
        ...(firearm ? [firearmText(scene, firearm)] : []),
        text.melee(melee),
        text.rank(rank),
      ];
    }
    case 'machine':
      return [
        text.speed(speedOf(pack, view, piece)),
        text.armour(piece.durability),
        ...(isArmed(scene, piece) ? [text.rate(machineKind(pack, piece).rate)] : []),
      ];
    case 'gun': {
      const { rate, firearm } = gunKind(pack, piece);
      return [text.armour(piece.durability), firearmText(scene, firearm), text.rate(rate)];
    }
    default:
      return [];
  }
}

export function firearmText({ language }: Scene, { range, power }: Firearm): string {
  return `${rangeText(language, range)} / ${powerText(language, power)}`;
}
