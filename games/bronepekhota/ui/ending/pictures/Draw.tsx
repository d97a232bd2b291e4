import { BareTree, Ground, Sky, Smoke } from '@bridgehead/kit/print';
import { Machine } from './cast.tsx';

/** Nobody is left to take the field. */
export function Draw() {
  return (
    <>
      <Sky height={120} density={0.3} />
      <Smoke x={92} y={120} size={78} lean={0.6} />
      <Smoke x={250} y={130} size={52} lean={0.7} seed={8} />
      <BareTree x={286} y={176} size={92} />
      <Machine id="raptor" colours="polaris" x={104} y={178} size={0.9} tilt={-16} />
      <Machine id="bronekhod" colours="protectorate" x={226} y={180} size={0.86} left tilt={9} />
      <Ground heights={[174, 178, 170, 178, 172, 178]} />
    </>
  );
}
