import { At, Cuts, INK, PAPER, Print, Sitting, TONES } from '@bridgehead/kit/print';

/** Officers stand along one side of a long table; on the other a man bends over the paper. */
export default function SurrenderSigning() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={0} width={320} height={110} rows={13} length={70} density={0.5} weight={1.6} />
      {[24, 58, 92, 126, 160].map((x, index) => (
        <At key={x} x={x} y={140} size={1.5} halo={PAPER}>
          <path d="M-10 -44Q0 -48 10 -44L12 0L-12 0Z" fill={INK} />
          <path d="M-5 -47Q-6 -58 1 -58Q7 -58 7 -48Z" fill={INK} />
          <path d="M-9 -55Q-6 -65 1 -65Q9 -65 10 -56L13 -53L-9 -53Z" fill={INK} />
          <path
            d={`M-8 -53H9M0 -42V-4M-8 -42l4 5M8 -42l-4 5M${-6 + index} -30h3M${-6 + index} -26h3`}
            stroke={PAPER}
            strokeWidth={1.2}
            fill="none"
          />
        </At>
      ))}
      <path d="M-6 138L214 132L330 150L330 168L90 182L-6 160Z" fill={PAPER} stroke={INK} strokeWidth={3} />
      <path d="M-6 160L90 182L330 168L330 200L-6 200Z" fill={INK} />
      <Cuts x={0} y={140} width={300} height={30} rows={3} length={60} density={0.3} seed={6} weight={1} />
      <path d="M186 146L226 144L234 156L190 158Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path d="M192 149L222 147M194 153L220 151" stroke={INK} strokeWidth={1.2} />
      <Sitting x={274} y={164} size={1.8} left halo={PAPER} />
      <path d="M228 128L216 152" stroke={INK} strokeWidth={3} />
      <path d="M298 164V104Q304 96 312 104V164Z" fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d="M70 152h26l3 10h-32Z" fill={TONES.red} stroke={INK} strokeWidth={1.6} />
      <path d="M118 148h8v-10h-8ZM122 138v-8" stroke={INK} strokeWidth={1.8} fill={INK} />
    </Print>
  );
}
