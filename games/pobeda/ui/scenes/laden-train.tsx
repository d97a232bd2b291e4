import { Cuts, Ground, INK, PAPER, Print, Smoke, SteamEngine, TONES } from '@bridgehead/kit/print';

/** A steam engine draws open wagons with covered machines through the night. */
export default function LadenTrain() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.blue} />
      <Cuts x={0} y={0} width={320} height={130} rows={17} length={60} density={0.72} weight={2.4} seed={3} />
      <path d="M40 26A17 17 0 1 0 58 44A13 13 0 1 1 40 26Z" fill={PAPER} />
      <Smoke x={254} y={84} size={72} lean={-2.3} light={PAPER} />
      <Ground heights={[120, 114, 118, 112, 118, 114, 120]} />
      <SteamEngine x={232} y={156} size={1.24} light={TONES.blue} halo={TONES.blue} />
      <path d="M-10 146H164V154H-10Z" fill={INK} />
      <path
        stroke={TONES.blue}
        strokeWidth={2.4}
        d="M-10 146V128Q6 104 34 108Q54 96 72 128V146ZM84 146V118L96 104L140 104L154 118V146Z"
        fill={INK}
      />
      <path
        d="M4 128Q22 112 40 114M20 144L34 116M52 144L50 118M96 116L142 114M106 108L104 144M132 108L136 144M-6 144H72M86 144H152"
        stroke={PAPER}
        strokeWidth={1.5}
        fill="none"
      />
      {[8, 26, 50, 92, 108, 132, 148].map((x) => (
        <circle key={x} cx={x} cy={157} r={6.4} fill={INK} stroke={TONES.blue} strokeWidth={1.6} />
      ))}
      <path d="M0 164H320V200H0Z" fill={INK} />
      <path d="M0 168H320" stroke={PAPER} strokeWidth={2.2} />
      <path
        d={Array.from({ length: 19 }, (_, index) => `M${index * 18} 174l-6 10h9l5 -10Z`).join('')}
        fill={PAPER}
      />
      <Cuts x={0} y={186} width={320} height={12} rows={2} length={30} fill={TONES.blue} />
    </Print>
  );
}
