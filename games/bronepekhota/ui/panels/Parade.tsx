import type { ReactNode } from 'react';
import type { Pack } from '../../content/pack.ts';
import { findGun, findMachine, findSquad } from '../../rules/kinds.ts';
import type { Listed } from '../army/units-of.ts';
import { MachineShape } from '../drawings/MachinePicture.tsx';
import { SoldierShape } from '../drawings/SoldierFigure.tsx';
import styles from './BringSheet.module.css';

/** Those of a squad who march past, and how far apart. */
const MARCHERS = 3;
const PACE = 30;
const SQUAD = MARCHERS * PACE + 10;
const MACHINE = 150;
const GUN = 84;
const HEIGHT = 108;
const FOOT = 103;

interface Rank {
  readonly width: number;
  readonly drawn: ReactNode;
}

interface ParadeProps {
  readonly pack: Pack;
  readonly army: Listed;
}

/** An army on the march: some of every squad, every machine, every gun. */
export function Parade({ pack, army }: ParadeProps) {
  const ranks = [
    ...army.machines.flatMap(({ kind }) => machineRank(pack, kind)),
    ...army.squads.flatMap((id) => squadRank(pack, id)),
    ...army.guns.flatMap((id) => gunRank(pack, id)),
  ];
  const width = ranks.reduce((sum, rank) => sum + rank.width, 0);
  let gone = 0;
  return (
    <svg
      className={styles.parade}
      viewBox={`0 0 ${Math.max(width, 1)} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden
    >
      {ranks.map((rank, place) => {
        gone += rank.width;
        return (
          <g key={place} transform={`translate(${gone - rank.width / 2} ${FOOT})`}>
            {rank.drawn}
          </g>
        );
      })}
    </svg>
  );
}

function squadRank(pack: Pack, id: string): Rank[] {
  const kind = findSquad(pack, id);
  if (!kind) return [];
  const marching = kind.soldiers.slice(0, MARCHERS);
  const drawn = marching.map((soldier, place) => (
    <g key={place} transform={`translate(${(place - (marching.length - 1) / 2) * PACE} 0) scale(1.2)`}>
      <SoldierShape kind={kind} soldier={soldier} />
    </g>
  ));
  return [{ width: SQUAD, drawn }];
}

function machineRank(pack: Pack, id: string): Rank[] {
  const kind = findMachine(pack, id);
  return kind ? [{ width: MACHINE, drawn: <Engine {...kind} scale={0.72} /> }] : [];
}

function gunRank(pack: Pack, id: string): Rank[] {
  const kind = findGun(pack, id);
  return kind ? [{ width: GUN, drawn: <Engine {...kind} chassis="wheels" scale={0.52} /> }] : [];
}

function Engine({ scale, ...shape }: Parameters<typeof MachineShape>[0] & { readonly scale: number }) {
  return (
    <g transform={`scale(${scale})`}>
      <MachineShape id={shape.id} chassis={shape.chassis} colours={shape.colours} />
    </g>
  );
}
