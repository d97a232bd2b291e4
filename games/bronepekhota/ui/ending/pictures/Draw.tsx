import { BareTree, Ground, Sky, Smoke } from '@bridgehead/kit/print';
import type { Colours } from '../../../rules/armoury.ts';
import type { Engine } from '../engines.ts';
import { EngineFigure, Fallen, smokeOf } from './cast.tsx';

/** What one side left on the field, or its soldiers. */
export interface Remains {
  readonly colours: Colours;
  readonly left: Engine | null;
}

/** Nobody is left to take the field. */
export function Draw({ sides: [one, other] }: { readonly sides: readonly [Remains, Remains] }) {
  return (
    <>
      <Sky height={120} density={0.3} />
      <Smoke x={92} y={smokeOf(one.left, 120)} size={78} lean={0.6} />
      <Smoke x={250} y={smokeOf(other.left, 130)} size={52} lean={0.7} seed={8} />
      <BareTree x={286} y={176} size={92} />
      {one.left && <EngineFigure engine={one.left} x={104} y={178} size={0.9} tilt={-16} />}
      {other.left && <EngineFigure engine={other.left} x={226} y={180} size={0.86} left tilt={9} />}
      <Ground heights={[174, 178, 170, 178, 172, 178]} />
      {!one.left && (
        <>
          <Fallen colours={one.colours} x={22} y={165} size={1.15} />
          <Fallen colours={one.colours} x={160} y={162} size={0.95} left />
        </>
      )}
      {!other.left && (
        <>
          <Fallen colours={other.colours} x={248} y={164} size={1.1} left />
          <Fallen colours={other.colours} x={256} y={166} size={0.8} />
        </>
      )}
    </>
  );
}
