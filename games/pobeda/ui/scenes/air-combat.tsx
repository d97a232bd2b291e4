import { Cuts, Fighter, Ground, INK, PAPER, Print, Smoke, TONES } from '@bridgehead/kit/print';

const CLOUD = 'M0 0Q6 -20 30 -18Q42 -36 66 -26Q84 -40 104 -22Q128 -22 130 0Z';

/** Two fighters turn after each other among clouds; one trails smoke. */
export default function AirCombat() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.blue} />
      <Cuts x={0} y={0} width={320} height={200} rows={22} length={58} density={0.42} fall={-8} seed={4} />
      <path transform="translate(-20 76)" d={CLOUD} fill={PAPER} stroke={INK} strokeWidth={2.6} />
      <path transform="translate(196 160) scale(1.1)" d={CLOUD} fill={PAPER} stroke={INK} strokeWidth={2.4} />
      <path transform="translate(220 46) scale(.7)" d={CLOUD} fill={PAPER} stroke={INK} strokeWidth={3} />
      <Smoke x={232} y={128} size={140} lean={-1.2} seed={7} />
      <Fighter x={250} y={138} size={0.82} tilt={32} />
      <Fighter x={112} y={92} size={1.3} tilt={-14} />
      <path d="M170 78L218 66M172 84L216 73" stroke={PAPER} strokeWidth={2} strokeDasharray="12 7" />
      <Ground heights={[190, 184, 188, 178, 186, 190, 184]} />
      <Cuts x={0} y={186} width={320} height={12} rows={2} length={30} fill={PAPER} />
    </Print>
  );
}
