import type { ReactNode } from 'react';
import { BACK, FORWARD, LEFT, RIGHT } from '../../rules/index.ts';
import arrows from '../board/Foresight.module.css';
import terrain from '../board/Terrain.module.css';
import { ADVANCE, ZONE_ARROW } from '../board/signs.ts';
import { Frame } from '../board/Targets.tsx';
import frames from '../board/Targets.module.css';
import { CraterShape } from '../marks/CraterShape.tsx';
import { EnemyShape, SHIELD } from '../marks/EnemyShape.tsx';
import enemies from '../marks/EnemyShape.module.css';
import { MarkShape } from '../marks/MarkShape.tsx';
import { FlagShape, GrenadeShape } from '../marks/small.tsx';
import { SoldierShape } from '../marks/SoldierShape.tsx';
import { Channel, Parapet } from '../marks/TrenchShape.tsx';
import type { Sign } from '../text/legend.ts';
import styles from './Info.module.css';

const ALONG = (1 << FORWARD) | (1 << BACK);
const START = (1 << FORWARD) | (1 << LEFT) | (1 << RIGHT);

/** The same drawings as on the board, on a field of 100 × 100 around the middle. */
export const PICTURES: Readonly<Record<Sign, ReactNode>> = {
  soldier: (
    <g transform="scale(1.5)">
      <SoldierShape seat={0} />
    </g>
  ),
  start: <Trench open={START} />,
  trench: <Trench open={ALONG} />,
  step: <Large mark="step" />,
  hedgehogs: <Large mark="hedgehogs" />,
  mines: <Large mark="mines" />,
  grenade: (
    <g transform="scale(1.3)">
      <GrenadeShape />
    </g>
  ),
  flag: (
    <g transform="scale(2)">
      <FlagShape />
    </g>
  ),
  zone: (
    <>
      <rect className={terrain.zone} x="-50" y="-50" width="100" height="100" />
      <path className={terrain.arrow} d={ZONE_ARROW} />
    </>
  ),
  infantry: <EnemyShape arm="infantry" shield={3} />,
  tank: <EnemyShape arm="tank" shield={4} />,
  artillery: <EnemyShape arm="artillery" shield={3} />,
  shield: (
    <g transform="scale(2)">
      <path className={enemies.shield} d={SHIELD} />
      <text className={enemies.value} y="10">
        3
      </text>
    </g>
  ),
  advance: (
    <>
      <path className={arrows.step} transform="translate(-24 -60)" d={ADVANCE} />
      <path className={arrows.costly} transform="translate(24 -60)" d={ADVANCE} />
    </>
  ),
  shelling: (
    <>
      <path className={arrows.line} d="M0-46V46" />
      <circle className={arrows.aim} cy="-24" r="10" />
      <circle className={arrows.aim} cy="22" r="10" />
    </>
  ),
  walk: <Frame look={frames.walk} />,
  dig: <Frame look={frames.dig} />,
  attack: <Frame look={frames.attack} />,
  chance: <Plate className={styles.chance} words="50%" />,
  threat: <Plate className={styles.threat} words="−3" />,
  advice: <path className={styles.advice} d="M-34 30V-10H26M8-28 28-10 8 8" />,
  crater: <CraterShape />,
};

function Trench({ open }: { readonly open: number }) {
  return (
    <>
      <Parapet open={open} />
      <Channel open={open} />
    </>
  );
}

function Large({ mark }: { readonly mark: 'step' | 'hedgehogs' | 'mines' }) {
  return (
    <g transform="scale(2) translate(32 32)">
      <MarkShape mark={mark} />
    </g>
  );
}

function Plate({ className, words }: { readonly className: string | undefined; readonly words: string }) {
  return (
    <g className={className}>
      <rect x="-40" y="-22" width="80" height="44" rx="6" />
      <text y="12">{words}</text>
    </g>
  );
}
