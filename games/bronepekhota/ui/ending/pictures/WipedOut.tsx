import { Ground, Rays, Sky, Smoke, TONES } from '@bridgehead/kit/print';
import type { Colours } from '../../../rules/armoury.ts';
import type { Engine } from '../engines.ts';
import { EngineFigure, Fallen, Rifleman, smokeOf, Swordsman } from './cast.tsx';

interface WipedOutProps {
  readonly colours: Colours;
  /** What the others wore, and what they left behind. */
  readonly beaten: Colours;
  readonly left: Engine | null;
}

/** Those who are left, and what is left of the others. */
export function WipedOut({ colours, beaten, left }: WipedOutProps) {
  return (
    <>
      <Rays
        x={92}
        y={120}
        from={30}
        to={250}
        count={40}
        start={0.5}
        end={1}
        weight={2.4}
        fill={TONES.ochre}
      />
      <Sky height={80} density={0.25} />
      <Smoke x={246} y={smokeOf(left, 96)} size={74} lean={0.5} />
      {left && <EngineFigure engine={left} x={262} y={176} size={0.82} left tilt={14} />}
      <Ground heights={[172, 168, 176, 170, 178, 172]} />
      {!left && (
        <>
          <Fallen colours={beaten} x={184} y={160} size={1.1} />
          <Fallen colours={beaten} x={310} y={163} size={0.9} left />
        </>
      )}
      <Swordsman colours={colours} x={40} y={178} size={1.45} />
      <Rifleman colours={colours} x={94} y={184} size={1.75} />
      <Rifleman colours={colours} x={146} y={178} size={1.35} />
    </>
  );
}
