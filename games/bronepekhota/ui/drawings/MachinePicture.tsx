import { Cuts, Ground, Print, TONES } from '@bridgehead/kit/print';
import type { Chassis, Colours } from '../../rules/armoury.ts';
import { ANY_MACHINE } from './any-machine.tsx';
import { SIDE_INK } from './inks.ts';

interface MachinePictureProps {
  readonly id: string;
  readonly chassis: Chassis;
  readonly colours: Colours;
}

/** The machine or gun as a linocut, in the ink of its side. */
export function MachinePicture(props: MachinePictureProps) {
  return (
    <Print>
      <Cuts
        x={0}
        y={8}
        width={320}
        height={140}
        rows={12}
        length={54}
        density={0.3}
        weight={1.2}
        seed={props.id.length}
        fill={TONES.grey}
      />
      <Ground heights={[172, 168, 173, 170, 174]} />
      <g transform="translate(158 172) scale(1.12)">
        <MachineShape {...props} />
      </g>
    </Print>
  );
}

/** The same inside another drawing, standing at 0, 0, looking right. */
export function MachineShape({ chassis, colours }: MachinePictureProps) {
  return ANY_MACHINE[chassis](SIDE_INK[colours]);
}
