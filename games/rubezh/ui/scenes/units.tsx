import { Ground, INK, Kneeling, PAPER, Rays, Standing, TONES } from '@bridgehead/kit/print';
import { CadetsInLine } from './cadets.tsx';
import type { Drawings } from './Drawing.tsx';
import { EngineersAtTheWindows } from './engineers.tsx';
import { MedicsInTheCasemate } from './medics.tsx';
import { ScoutsByTheRiver } from './scouts.tsx';
import { River } from './banks.tsx';

/** The five units. */
export const units: Drawings = {
  outpost: () => (
    <>
      <Rays
        x={250}
        y={90}
        from={30}
        to={260}
        count={38}
        start={0.5}
        end={1}
        weight={2.6}
        fill={TONES.ochre}
      />
      <path d="M0 96H320V110H0Z" fill={INK} />
      <River y={108} />
      <Ground heights={[170, 162, 168, 160, 168]} />
      <path d="M64 176L70 50H92L98 176Z" fill={PAPER} stroke={INK} strokeWidth={3} />
      {[70, 98, 126, 154].map((y, place) => (
        <path
          key={y}
          d={`M${68 - place} ${y}L${94 + place} ${y - 12}V${y + 2}L${67 - place} ${y + 14}Z`}
          fill={place % 2 ? TONES.green : TONES.red}
        />
      ))}
      <Standing x={160} y={182} size={1.8} halo={PAPER} />
      <Kneeling x={232} y={188} size={1.5} halo={PAPER} />
    </>
  ),
  cadets: () => <CadetsInLine />,
  engineers: () => <EngineersAtTheWindows />,
  medics: () => <MedicsInTheCasemate />,
  scouts: () => <ScoutsByTheRiver />,
};
