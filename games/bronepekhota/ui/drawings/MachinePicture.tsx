import { Cuts, Ground, Print, TONES } from '@bridgehead/kit/print';
import type { Chassis, Colours } from '../../rules/armoury.ts';
import { ANY_MACHINE } from './any-machine.tsx';
import { guns } from './guns.tsx';
import { SIDE_INK } from './inks.ts';
import { polaris } from './polaris.tsx';
import { protectorate } from './protectorate.tsx';

export const MACHINES = { ...polaris, ...protectorate, ...guns };

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
      <Ground heights={[174, 170, 175, 172, 176]} />
      <g transform="translate(154 174) scale(1.16)">
        <MachineShape {...props} />
      </g>
    </Print>
  );
}

/** The same inside another drawing, standing at 0, 0, looking right. Of somebody else's pack, any of its chassis. */
export function MachineShape({ id, chassis, colours }: MachinePictureProps) {
  return (MACHINES[id] ?? ANY_MACHINE[chassis])(SIDE_INK[colours]);
}
