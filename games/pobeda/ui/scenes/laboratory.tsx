import { Cuts, INK, PAPER, Print, Rays, Sitting, TONES } from '@bridgehead/kit/print';

/** A table with jars, packets and a microscope; a scientist in an overcoat bends over it by a lamp. */
export default function Laboratory() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <Rays x={204} y={70} from={24} to={150} count={38} fill={TONES.ochre} weight={3} />
      <path d="M8 18H132V26H8ZM8 62H112V70H8Z" fill={PAPER} />
      {[16, 36, 56, 78, 100].map((x, index) => (
        <path
          key={x}
          d={`M${x} 18v${-10 - (index % 2) * 4}h12v${10 + (index % 2) * 4}ZM${x} 62v-24q0 -5 5 -6v-5h6v5q5 1 5 6v24Z`}
          fill={INK}
          stroke={PAPER}
          strokeWidth={1.8}
        />
      ))}
      {[18, 38, 60].map((x) => (
        <path key={x} d={`M${x - 1} 60v-12h14v12Z`} fill={TONES.green} />
      ))}
      <path d="M190 66L204 40L218 66Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path d="M204 40V10M204 66V76" stroke={PAPER} strokeWidth={2} />
      <circle cx={204} cy={74} r={7} fill={PAPER} />
      <Sitting x={84} y={152} size={2.2} halo={PAPER} />
      <path d="M64 152L58 116Q62 100 78 96" stroke={PAPER} strokeWidth={1.6} fill="none" />
      <path d="M0 150H320V162H0Z" fill={PAPER} />
      <path d="M0 162H320V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={164} width={320} height={34} rows={5} length={50} density={0.6} seed={4} />
      <path
        d="M128 150H172V143H158Q172 128 162 110L156 114Q162 128 150 138L142 138L142 143H128ZM138 132L152 104L144 100L148 92L158 96L166 84L174 88L150 136Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2}
      />
      {[196, 222, 248].map((x, index) => (
        <g key={x}>
          <path d={`M${x} 150v-26h18v26Z`} fill={PAPER} stroke={INK} strokeWidth={2} />
          <path
            d={`M${x + 3} ${138 + index}l4 4m2 -6l4 4m-8 4l4 3m4 -6l2 4`}
            stroke={INK}
            strokeWidth={2.2}
            strokeLinecap="round"
          />
          <path d={`M${x - 1} 124h20`} stroke={INK} strokeWidth={3} />
        </g>
      ))}
      <path d="M276 150V132L292 126L308 132V150Z" fill={TONES.ochre} stroke={PAPER} strokeWidth={2} />
      <path d="M276 132L292 138L308 132M292 138V150" stroke={PAPER} strokeWidth={1.6} fill="none" />
    </Print>
  );
}
