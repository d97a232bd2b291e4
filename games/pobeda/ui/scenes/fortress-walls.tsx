import { Burst, Cuts, Ground, INK, PAPER, Print, Sky, Smoke, TONES } from '@bridgehead/kit/print';

/** A brick bastion with casemate arches, split and smoking under shellfire. */
export default function FortressWalls() {
  const arches = [66, 122, 178, 234];
  return (
    <Print>
      <Sky height={90} density={0.55} />
      <Smoke x={92} y={74} size={80} lean={0.7} />
      <Smoke x={210} y={64} size={66} lean={0.8} seed={3} />
      <path
        d="M22 176L28 84L52 82L52 72L76 72L78 84L118 82L120 96L140 92L142 80L186 78L190 70L214 70L214 80L262 82L268 92L296 96L304 176Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={3}
      />
      {[92, 102, 112, 122, 132, 142, 152, 162].map((y, row) => (
        <path
          key={y}
          d={`M26 ${y}H300M${row % 2 ? 34 : 42} ${y}v-10M${row % 2 ? 96 : 104} ${y}v-10M${row % 2 ? 152 : 160} ${y}v-10M${row % 2 ? 208 : 216} ${y}v-10M${row % 2 ? 272 : 282} ${y}v-10`}
          stroke={INK}
          strokeWidth={1.2}
          fill="none"
        />
      ))}
      {arches.map((x) => (
        <g key={x}>
          <path
            d={`M${x - 17} 176V134Q${x - 17} 112 ${x} 112Q${x + 17} 112 ${x + 17} 134V176Z`}
            fill={INK}
            stroke={PAPER}
            strokeWidth={2.2}
          />
          <path d={`M${x - 9} 176V138Q${x - 8} 122 ${x} 121`} stroke={PAPER} strokeWidth={1} fill="none" />
        </g>
      ))}
      <path
        d="M142 80L150 108L140 126L152 148L146 176L162 176L160 150L164 128L154 112L160 80Z"
        fill={PAPER}
      />
      <path d="M146 84L154 108L146 128L156 150L152 176L158 176L158 148L154 128L158 110L154 84Z" fill={INK} />
      <Ground heights={[182, 172, 178, 170, 180, 172, 182]} />
      <Burst x={40} y={178} size={46} seed={5} />
      <Burst x={280} y={176} size={38} seed={7} />
      <path d="M96 178l10 -8l12 6l-4 6ZM196 178l8 -7l11 5l-5 6ZM128 186l7 -6l9 5Z" fill={TONES.red} />
      <Cuts x={0} y={184} width={320} height={14} rows={2} length={26} fill={PAPER} seed={6} />
    </Print>
  );
}
