import { BareTree, Cuts, Ground, INK, PAPER, Print, Rays, Sky, TONES } from '@bridgehead/kit/print';
import { Wire } from './Wire.tsx';

/** Evening over a field that nobody crossed: the wire still whole, a pole without a flag left in our trench. */
export function NoFlag() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.blue} />
      <Rays x={236} y={104} from={36} to={190} count={26} start={0.5} end={1} weight={2.4} fill={PAPER} />
      <circle cx={236} cy={104} r={28} fill={PAPER} />
      <Sky height={100} density={0.5} weight={1.6} />
      <Ground heights={[112, 106, 110, 102, 108, 104, 110, 106, 112]} />
      <BareTree x={42} y={112} size={74} />
      <BareTree x={66} y={112} size={46} seed={7} />
      <Cuts
        x={0}
        y={112}
        width={320}
        height={22}
        rows={4}
        length={34}
        fill={TONES.blue}
        density={0.5}
        seed={3}
      />
      <Wire y={134} />
      <path d="M0 150H320V200H0Z" fill={PAPER} />
      <Cuts x={0} y={150} width={320} height={26} rows={4} length={30} density={0.5} seed={5} />
      <Ground heights={[178, 172, 168, 174, 184, 186, 176, 170, 176]} />
      <Cuts x={0} y={182} width={320} height={16} rows={3} length={26} fall={-3} fill={PAPER} density={0.5} />
      <path d="M92 196L214 148" stroke={PAPER} strokeWidth={9} />
      <path d="M92 196L214 148" stroke={INK} strokeWidth={5} />
      <path
        d="M250 178Q250 160 268 160Q286 160 286 178L292 181H244Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2.2}
      />
      <path d="M258 170Q262 165 270 164" fill="none" stroke={PAPER} strokeWidth={2} strokeLinecap="round" />
    </Print>
  );
}
