import { GRENADE } from '../../rules/shooting/firearms.ts';
import { STEP } from '../../rules/space.ts';
import type { Piece } from '../../rules/state.ts';
import { type Scene, useScene } from '../scene.ts';
import { short } from '../space/vectors.ts';
import type { ThrowProps } from './Grenade.ts';
import styles from './Grenade.module.css';
import { diceText, type Landing } from './throws.ts';
import { useThrows } from './use-throws.ts';
import { GRENADE_WORDS } from './words/index.ts';

/** BRP-7.8: the way a grenade flies, and everything that each face of its die would sweep. */
export function ThrowPlaces({ by, at }: ThrowProps) {
  const scene = useScene();
  const { landings } = useThrows(by, at);
  const thrower = scene.view.pieces[by] as Piece;
  const places = landings.flatMap(({ place }) => (place ? [place] : []));
  const last = places.at(-1);
  return (
    <g className={styles.places} role="img" aria-label={inWords(scene, landings)} data-throw>
      {places.map(({ x, y }, index) => (
        <circle key={index} cx={short(x)} cy={short(y)} r={GRENADE.blast.within * STEP} />
      ))}
      {last && <line x1={short(thrower.x)} y1={short(thrower.y)} x2={short(last.x)} y2={short(last.y)} />}
    </g>
  );
}

function inWords({ language, text }: Scene, landings: readonly Landing[]): string {
  const words = GRENADE_WORDS[language];
  const places = landings.flatMap(({ dice, place }) => {
    if (!place) return [];
    const { x, y, z } = place;
    return [words.falls(diceText(dice), text.placeAt(Math.round(x / 10), Math.round(y / 10), Math.round(z)))];
  });
  return words.places(places.join('; '));
}
