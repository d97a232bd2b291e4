import { Cuts, INK, PAPER, Print, TONES } from '@bridgehead/kit/print';

const FACE = 'M-8 0Q-10 -20 0 -20Q10 -20 8 0Q0 8 -8 0Z';
const HAIR = 'M-10 -2Q-14 -25 0 -25Q14 -25 10 -2Q10 -14 0 -15Q-10 -14 -10 -2Z';

/** Two faces behind the bars, fingers round them. */
function Window({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 40)`}>
      <path d="M0 0H68V40H0Z" fill={TONES.ochre} stroke={PAPER} strokeWidth={3} />
      {[19, 49].map((middle, index) => (
        <g key={middle} transform={`translate(${middle} ${32 + index * 4})`}>
          <path d={FACE} fill={PAPER} />
          <path d={HAIR} fill={INK} />
          <path
            d="M-4 -8H-2M2 -8H4M-3 1Q0 -1 3 1"
            stroke={INK}
            strokeWidth={1.6}
            fill="none"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M10 0V40M34 0V40M58 0V40" stroke={INK} strokeWidth={3} />
      <path
        d="M6 22H14M6 27H14M30 24H38M30 29H38M54 22H62M54 27H62"
        stroke={PAPER}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </g>
  );
}

/** A closed goods wagon, hands and faces at the small barred window, a bundle left on the ground. */
export default function DeportationWagon() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={0} width={320} height={30} rows={4} length={60} density={0.6} />
      <path d="M0 22Q160 4 320 20V154H0Z" fill={INK} />
      {[12, 34, 56, 78, 242, 264, 286, 308].map((x) => (
        <path key={x} d={`M${x} 26V150`} stroke={TONES.grey} strokeWidth={2} />
      ))}
      <path d="M96 150V28H226V150Z" fill={INK} stroke={PAPER} strokeWidth={2.4} />
      <path d="M96 40L226 140M226 40L96 140" stroke={TONES.grey} strokeWidth={5} />
      <path d="M150 88H172V100H150ZM158 100V112" fill={INK} stroke={PAPER} strokeWidth={2.4} />
      <Window x={18} />
      <Window x={236} />
      <path d="M0 150H320V160H0Z" fill={INK} />
      {[40, 92, 232, 284].map((x) => (
        <circle key={x} cx={x} cy={164} r={14} fill={INK} stroke={TONES.grey} strokeWidth={2.4} />
      ))}
      <path d="M0 178H320V200H0Z" fill={PAPER} />
      <path d="M0 177H320" stroke={INK} strokeWidth={3} />
      <Cuts x={0} y={180} width={320} height={18} rows={3} length={40} density={0.5} />
      <path
        d="M142 194Q136 172 152 168L160 160L168 168Q186 172 178 194Z"
        fill={TONES.ochre}
        stroke={INK}
        strokeWidth={2.6}
      />
      <path
        d="M152 170Q160 176 168 170M160 176L158 192M150 178L148 190M170 178L172 190"
        stroke={INK}
        strokeWidth={1.6}
        fill="none"
      />
    </Print>
  );
}
