import { At, Cuts, Helmet, INK, PAPER, Print, Sky, Smoke, TONES } from '@bridgehead/kit/print';

/** Two small figures with a banner on a ruined roof, columns and smoke below. */
export default function ReichstagBanner() {
  return (
    <Print>
      <Sky height={150} density={0.45} />
      <Smoke x={40} y={190} size={120} lean={0.5} />
      <Smoke x={128} y={196} size={84} lean={0.6} seed={3} />
      <path d="M0 176L14 160L30 168L52 150L66 164L92 156L110 172L140 164L160 178V200H0Z" fill={INK} />
      <path d="M10 180h8v8h-8ZM34 176h8v8h-8ZM70 178h8v8h-8ZM100 182h8v8h-8Z" fill={TONES.red} />
      <path d="M150 200V126L320 108V200Z" fill={INK} />
      <path
        d="M142 126L320 106V96L214 108L206 100L180 112L172 106L140 118Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2.4}
      />
      {[166, 202, 238, 274, 308].map((x) => (
        <g key={x}>
          <path d={`M${x} 200V134H${x + 18}V200Z`} fill={TONES.grey} stroke={PAPER} strokeWidth={1.8} />
          <path d={`M${x + 5} 136V200M${x + 11} 136V200`} stroke={INK} strokeWidth={1.6} />
        </g>
      ))}
      <path d="M150 128L320 110" stroke={PAPER} strokeWidth={2} />
      <At x={196} y={106} size={0.94}>
        <path d="M-10 0L-6 -24L2 -26L4 0L12 0L9 -26L-4 -30Z" fill={INK} />
        <path d="M-8 -46Q2 -50 9 -44L9 -22L-10 -22Z" fill={INK} />
        <path d="M6 -42L20 -52" stroke={INK} strokeWidth={5} strokeLinecap="round" />
        <Helmet x={1} y={-46} size={0.9} />
      </At>
      <At x={240} y={100} size={0.88} left>
        <path d="M-10 0L-6 -24L2 -26L4 0L12 0L9 -26L-4 -30Z" fill={INK} />
        <path d="M-8 -46Q2 -50 9 -44L9 -22L-10 -22Z" fill={INK} />
        <path d="M6 -40L22 -36" stroke={INK} strokeWidth={5} strokeLinecap="round" />
        <Helmet x={1} y={-46} size={0.9} />
      </At>
      <path d="M204 98L238 8" stroke={INK} strokeWidth={4} />
      <path
        d="M238 8Q200 -6 172 12Q150 24 118 12Q128 36 110 56Q146 66 176 52Q200 42 224 48Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={2.6}
      />
      <path
        d="M220 16Q196 6 174 22M216 32Q190 26 166 40Q146 48 128 46"
        fill="none"
        stroke={INK}
        strokeWidth={1.8}
      />
      <Cuts x={0} y={184} width={150} height={14} rows={2} length={26} fill={PAPER} density={0.4} />
    </Print>
  );
}
