import { At, Cuts, INK, PAPER, Print, Rays, TONES } from '@bridgehead/kit/print';

/** A flame on a stone with a wreath and flowers; an old woman stands off, her head bowed. */
export default function EternalFlame() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <Rays x={196} y={112} from={40} to={220} count={44} start={0.5} end={1} fill={TONES.grey} weight={2} />
      <path d="M0 158H320V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={160} width={320} height={38} rows={5} length={50} density={0.55} />
      <path d="M132 176L148 148H244L260 176Z" fill={INK} stroke={PAPER} strokeWidth={2.4} />
      <path
        d="M196 136L202 148L216 149L206 157L209 170L196 162L183 170L186 157L176 149L190 148Z"
        fill={TONES.ochre}
        stroke={PAPER}
        strokeWidth={1.6}
      />
      <path
        d="M196 152Q160 132 184 98Q186 114 194 110Q182 76 206 50Q204 78 216 88Q222 82 220 74Q240 108 222 132Q214 148 196 152Z"
        fill={TONES.red}
        stroke={PAPER}
        strokeWidth={2.4}
      />
      <path
        d="M198 146Q180 130 194 112Q198 122 202 118Q202 104 206 96Q206 112 212 116Q216 136 198 146Z"
        fill={PAPER}
      />
      <circle cx={250} cy={164} r={22} fill="none" stroke={TONES.green} strokeWidth={9} />
      <circle cx={250} cy={164} r={22} fill="none" stroke={INK} strokeWidth={9} strokeDasharray="2 6" />
      <path d="M120 186L158 178M116 192L156 186M124 180L152 172" stroke={TONES.green} strokeWidth={3} />
      <path
        d="M158 178q8 -6 10 2q-4 6 -10 -2ZM156 186q8 -4 10 3q-5 5 -10 -3ZM152 172q7 -7 10 0q-3 6 -10 0Z"
        fill={TONES.red}
        stroke={PAPER}
        strokeWidth={1.2}
      />
      <At x={66} y={186} size={2} halo={PAPER}>
        <path d="M-14 0Q-13 -24 -8 -34L-4 -40Q4 -42 8 -36L10 -24Q12 -12 13 0Z" fill={INK} />
        <path d="M-8 -36Q-8 -50 2 -52Q12 -51 12 -43Q11 -38 8 -36L12 -26Q0 -22 -10 -28Z" fill={INK} />
        <path d="M7 -46Q11 -46 11 -42Q10 -38 7 -39Q4 -42 7 -46Z" fill={PAPER} />
        <path d="M-4 -22L-6 -2M3 -22L4 -2M-7 -30Q0 -26 9 -29" stroke={PAPER} strokeWidth={1.2} fill="none" />
      </At>
    </Print>
  );
}
