import { Ground, Rays, Sky, Smoke, TONES } from '@bridgehead/kit/print';
import type { Colours } from '../../../rules/armoury.ts';
import { foeOf, Machine, Rifleman, Swordsman } from './cast.tsx';

/** Those who are left, and what is left of the others. */
export function WipedOut({ colours }: { readonly colours: Colours }) {
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
      <Smoke x={246} y={96} size={74} lean={0.5} />
      <Machine id="t-rex" colours={foeOf(colours)} x={262} y={176} size={0.82} left tilt={14} />
      <Ground heights={[172, 168, 176, 170, 178, 172]} />
      <Swordsman colours={colours} x={40} y={178} size={1.45} />
      <Rifleman colours={colours} x={94} y={184} size={1.75} />
      <Rifleman colours={colours} x={146} y={178} size={1.35} />
    </>
  );
}
