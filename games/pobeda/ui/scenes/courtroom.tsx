import { At, Cuts, INK, PAPER, Print, TONES } from '@bridgehead/kit/print';

/** The dock with two rows of men in headphones, guards, a prosecutor's back at the lectern. */
export default function Courtroom() {
  const row = (y: number, from: number, count: number, size: number) =>
    Array.from({ length: count }, (_, index) => (
      <g key={`${y} ${index}`} transform={`translate(${from + index * 25} ${y}) scale(${size})`}>
        <path d="M-12 14L-11 0Q0 -8 11 0L12 14Z" fill={INK} stroke={PAPER} strokeWidth={1.4} />
        <path d="M-6 -4Q-8 -20 0 -20Q8 -20 6 -4Q0 2 -6 -4Z" fill={PAPER} stroke={INK} strokeWidth={1.6} />
        <path d="M-8 -10Q-8 -24 0 -24Q8 -24 8 -10" fill="none" stroke={INK} strokeWidth={2} />
        <path d="M-10 -14H-6V-6H-10ZM6 -14H10V-6H6Z" fill={INK} />
      </g>
    ));
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={0} width={320} height={70} rows={8} length={40} density={0.4} />
      <path d="M0 66V8H14V66ZM100 66V8H114V66ZM206 66V8H220V66ZM306 66V8H320V66Z" fill={INK} />
      {[34, 66, 134, 166, 240, 272].map((x) => (
        <At key={x} x={x + 6} y={86} size={0.9}>
          <path d="M-10 0L-9 -40Q0 -46 9 -40L10 0Z" fill={INK} />
          <path d="M-6 -42Q-7 -52 0 -52Q7 -52 6 -42Z" fill={PAPER} stroke={INK} strokeWidth={1.4} />
          <path d="M-8 -50Q-8 -61 0 -61Q8 -61 8 -50Z" fill={PAPER} stroke={INK} strokeWidth={1.6} />
          <path d="M-9 -24H9" stroke={PAPER} strokeWidth={2} />
        </At>
      ))}
      {row(84, 26, 11, 0.92)}
      <path d="M0 92H320V108H0Z" fill={INK} />
      <path d="M0 95H320" stroke={PAPER} strokeWidth={1.4} />
      {row(112, 18, 12, 1)}
      <path d="M0 122H320V150H0Z" fill={INK} />
      <path
        d="M0 126H320M30 130V148M80 130V148M130 130V148M180 130V148M230 130V148M280 130V148"
        stroke={TONES.ochre}
        strokeWidth={1.6}
      />
      <path d="M0 150H320V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={152} width={320} height={46} rows={6} length={50} density={0.5} seed={7} />
      <path d="M186 200L190 148H254L258 200Z" fill={INK} stroke={PAPER} strokeWidth={2} />
      <At x={158} y={206} size={1.9} halo={PAPER}>
        <path d="M-16 0L-14 -30Q-12 -42 0 -43Q12 -42 14 -30L16 0Z" fill={INK} />
        <path d="M-7 -42Q-8 -57 0 -57Q8 -57 7 -42Z" fill={INK} />
        <path d="M12 -32L26 -38" stroke={INK} strokeWidth={6} strokeLinecap="round" />
        <path d="M0 -38V-4M-6 -40L0 -34L6 -40" stroke={PAPER} strokeWidth={1.2} fill="none" />
      </At>
      <path d="M196 144L230 136L236 146L200 152Z" fill={PAPER} stroke={INK} strokeWidth={1.8} />
    </Print>
  );
}
