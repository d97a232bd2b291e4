import { type EndedTable, useLanguage } from '@bridgehead/kit';
import type { Pack } from '../../content/index.ts';
import type { View } from '../../rules/index.ts';
import { MAN, RIFLE } from '../marks/Infantry.tsx';
import { TANK } from '../marks/Tank.tsx';
import { LATER } from '../text/later/index.ts';
import { sceneOf } from './scenes.ts';
import styles from './Picture.module.css';

/** A linocut of the last moment, two inks on paper; at a victory as many men as the squad has. */
export function Picture({ view, outcome }: Pick<EndedTable<View, Pack>, 'view' | 'outcome'>) {
  const scene = sceneOf(outcome);
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 600 240"
      role="img"
      aria-label={LATER[useLanguage()].pictures[scene]}
    >
      <rect className={styles.paper} width="600" height="240" />
      {scene === 'held' && <Held men={view.seats} />}
      {scene === 'overrun' && <Overrun />}
      {scene === 'noFlag' && <NoFlag />}
    </svg>
  );
}

function Held({ men }: { readonly men: number }) {
  return (
    <>
      <path className={styles.rays} d={sunRays(300, 190)} />
      <path
        className={styles.black}
        d="M0 240V188L60 176 120 186 190 160 250 150 300 128 350 148 430 162 500 180 560 172 600 186V240Z"
      />
      <path
        className={styles.cuts}
        d="M20 216 96 204M130 222 220 198M250 190 300 166 350 188M380 214 470 204M500 226 584 210M70 232 160 226M400 234 520 230"
      />
      <path className={styles.pole} d="M300 132V22" />
      <path className={styles.flag} d="M303 22Q334 10 362 24T424 22L418 62Q388 74 360 60T303 66Z" />
      {Array.from({ length: men }, (_, index) => (
        <Man
          key={index}
          x={300 + (index - (men - 1) / 2) * 64 + (index * 2 < men - 1 ? -22 : 22)}
          y={142 + Math.abs(index - (men - 1) / 2) * 12}
        />
      ))}
    </>
  );
}

function Overrun() {
  return (
    <>
      <path
        className={styles.smoke}
        d="M96 150Q70 110 108 90T96 40Q150 20 150 66T190 108Q204 140 168 150ZM470 150Q452 118 482 100T474 56Q520 40 520 84T548 150Z"
      />
      <path
        className={styles.black}
        d="M0 240V176L90 166 170 174 214 196 262 200 330 182 420 170 520 178 600 168V240Z"
      />
      <path
        className={styles.cuts}
        d="M20 206 110 194M150 218 240 222M270 226 370 206M400 216 480 200M500 224 580 208"
      />
      <g transform="translate(330 128) rotate(-9) scale(2.1)">
        <path className={styles.black} d={TANK} />
        <path className={styles.cuts} d="M-37 10H38M-14-20.5H8M-20-3H21" />
        {[-26, -13, 0, 13, 26].map((x) => (
          <circle key={x} className={styles.paper} cx={x} cy="19.5" r="4.5" />
        ))}
      </g>
      <path className={styles.pole} d="M176 182 244 140" />
      <path className={styles.flag} d="M240 142 252 128 266 156 254 168 246 156 232 160 226 150Z" />
    </>
  );
}

function NoFlag() {
  return (
    <>
      <circle className={styles.sun} cx="460" cy="92" r="40" />
      <path className={styles.black} d="M0 240V184L120 176 260 186 400 174 600 184V240Z" />
      <path className={styles.cuts} d="M30 212 140 200M180 220 300 206M340 216 440 200M470 222 580 206" />
      <path
        className={styles.wire}
        d="M0 140H600M0 160H600M60 190 92 110M92 190 60 110M250 190 282 110M282 190 250 110M440 190 472 110M472 190 440 110"
      />
      <path
        className={styles.wire}
        d="M20 132 36 148M36 132 20 148M140 132 156 148M156 132 140 148M330 132 346 148M346 132 330 148M540 132 556 148M556 132 540 148"
      />
      <path className={styles.pole} d="M150 216 330 196" />
    </>
  );
}

function Man({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.man} transform={`translate(${x} ${y}) scale(1.7)`}>
      <path d={MAN} />
      <path d={RIFLE} />
    </g>
  );
}

/** Wedges of light from behind the hill. */
function sunRays(x: number, y: number): string {
  return Array.from({ length: 13 }, (_, ray) => {
    const angle = Math.PI * (1 + ray / 12);
    const point = (at: number) =>
      `${Math.round(x + 420 * Math.cos(at))} ${Math.round(y + 420 * Math.sin(at))}`;
    return `M${x} ${y} ${point(angle - 0.05)} ${point(angle + 0.05)}Z`;
  }).join('');
}
