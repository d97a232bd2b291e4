import { At, Cuts, Helmet, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

/** Two soldiers of different armies clasp hands on the girders of a broken bridge. */
export default function ElbeHandshake() {
  return (
    <Print>
      <Sky height={120} density={0.4} />
      <circle cx={160} cy={64} r={40} fill={TONES.ochre} />
      <path d="M0 124H320V200H0Z" fill={TONES.blue} />
      <path d="M0 116L60 112L120 118L200 114L320 118V128H0Z" fill={INK} />
      <Cuts x={0} y={130} width={320} height={68} rows={9} length={46} density={0.55} />
      <Cuts
        x={130}
        y={132}
        width={60}
        height={60}
        rows={6}
        length={24}
        density={0.6}
        fill={TONES.ochre}
        seed={7}
      />
      <path
        d="M-6 150L150 166L146 178L-6 168ZM326 148L172 166L176 178L326 166Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2}
      />
      <path
        d="M0 150L0 84L60 158M40 154L0 108M60 158L100 122L120 164M60 158L76 134M320 148L320 80L262 156M282 152L320 104M262 156L226 122L204 162M262 156L246 134"
        stroke={INK}
        strokeWidth={6}
        fill="none"
      />
      <path
        d="M0 84L60 158M60 158L100 122L120 164M320 80L262 156M262 156L226 122L204 162"
        stroke={PAPER}
        strokeWidth={1.2}
        fill="none"
      />
      <At x={112} y={166} size={1.7} halo={PAPER}>
        <path d="M-9 -24L-12 0L-2 0L2 -20L6 0L15 0L11 -24Z" fill={INK} />
        <path d="M-9 -46Q2 -50 10 -44L11 -22L-11 -22Z" fill={INK} />
        <path d="M8 -40L20 -34L29 -36" fill="none" stroke={INK} strokeWidth={5.4} strokeLinecap="round" />
        <path d="M-5 -48Q-6 -60 2 -60Q10 -59 9 -51Q8 -46 3 -46Z" fill={INK} />
        <path d="M-8 -56Q-8 -66 2 -66Q10 -65 10 -57Z" fill={INK} />
        <path d="M-7 -56H9M-10 -26H11M0 -44V-28M-9 -44L8 -30" stroke={PAPER} strokeWidth={1.2} />
        <path
          d="M2 -63.500L3 -61L5.500 -61L3.500 -59.500L4.300 -57L2 -58.500L-.3 -57L.5 -59.500L-1.500 -61L1 -61Z"
          fill={TONES.red}
        />
      </At>
      <At x={208} y={166} size={1.7} left halo={PAPER}>
        <path d="M-9 -24L-12 0L-2 0L2 -20L6 0L15 0L11 -24Z" fill={TONES.green} />
        <path d="M-9 -46Q2 -50 10 -44L11 -22L-11 -22Z" fill={TONES.green} />
        <path
          d="M8 -40L20 -34L28 -35"
          fill="none"
          stroke={TONES.green}
          strokeWidth={5.4}
          strokeLinecap="round"
        />
        <Helmet x={1} y={-47} size={0.96} fill={TONES.green} light={INK} />
        <path d="M-10 -26H11M0 -44V-28M-6 -40h5v6h-5Z" stroke={INK} strokeWidth={1.2} fill="none" />
      </At>
    </Print>
  );
}
