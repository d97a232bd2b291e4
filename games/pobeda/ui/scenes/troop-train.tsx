import {
  Capped,
  Child,
  Cuts,
  Helmet,
  INK,
  PAPER,
  Print,
  Sky,
  TONES,
  Wagon,
  Woman,
} from '@bridgehead/kit/print';

/** A platform: soldiers in the doors of goods wagons, women and children beside the train. */
export default function TroopTrain() {
  return (
    <Print>
      <Sky height={70} density={0.5} />
      <path d="M0 118H320V128H0Z" fill={INK} />
      <Wagon x={92} y={132} size={1.5} />
      <Wagon x={262} y={132} size={1.5} />
      <path d="M70 112V64H116V112ZM238 112V64H286V112Z" fill={TONES.ochre} />
      {[78, 92, 107, 246, 262, 277].map((x, index) => (
        <g key={x}>
          <path
            d={`M${x - 8} 112V${90 + (index % 2) * 3}Q${x} ${82 + (index % 2) * 3} ${x + 8} ${90 + (index % 2) * 3}V112Z`}
            fill={INK}
          />
          <Helmet x={x} y={90 + (index % 2) * 3} size={0.62} light={TONES.ochre} left={index % 2 === 0} />
        </g>
      ))}
      <path d="M84 100L104 98L106 110L86 111Z" fill={PAPER} stroke={INK} strokeWidth={1.6} />
      <path d="M89 100V110M93 100V110M97 99V110M101 99V110" stroke={INK} strokeWidth={1} />
      <path d="M0 140H320V200H0Z" fill={PAPER} />
      <path d="M0 138H320" stroke={INK} strokeWidth={3} />
      <Cuts x={0} y={144} width={320} height={54} rows={7} length={60} density={0.5} seed={7} />
      <Woman x={60} y={190} size={1.12} halo={PAPER} />
      <path d="M70 150L86 116" stroke={INK} strokeWidth={5} strokeLinecap="round" />
      <path d="M80 122l8 -12l8 6l-8 10Z" fill={PAPER} stroke={INK} strokeWidth={1.4} />
      <Child x={34} y={188} size={1} halo={PAPER} />
      <Woman x={160} y={186} size={1.06} left halo={PAPER} />
      <Capped x={182} y={188} size={1.08} left halo={PAPER} />
      <Child x={210} y={188} size={0.92} left halo={PAPER} />
      <Woman x={290} y={192} size={1.12} left halo={PAPER} fill={TONES.red} />
      <path d="M282 152L268 122" stroke={TONES.red} strokeWidth={5} strokeLinecap="round" />
    </Print>
  );
}
