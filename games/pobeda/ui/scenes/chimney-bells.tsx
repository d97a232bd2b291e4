import { Cuts, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

/** Khatyn: chimneys of burnt houses with bells, an empty sky. */
export default function ChimneyBells() {
  const chimneys = [
    [40, 150, 0.66],
    [96, 142, 0.5],
    [150, 158, 0.84],
    [222, 146, 0.58],
    [274, 166, 0.96],
  ];
  return (
    <Print>
      <Sky height={110} density={0.45} />
      <path d="M0 112Q80 104 160 110T320 106V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={114} width={320} height={84} rows={10} length={46} density={0.5} seed={5} />
      <path d="M0 112L18 98L40 108L70 94L104 108L150 98L190 108L230 94L268 106L320 96V114H0Z" fill={INK} />
      {chimneys.map(([x = 0, y = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-18 0L-16 -118H16L18 0Z" fill={INK} stroke={PAPER} strokeWidth={2.4} />
          <path d="M-20 -118H20V-126H-20Z" fill={INK} stroke={PAPER} strokeWidth={1.6} />
          <path d="M-10 -112V-82H10V-112Z" fill={PAPER} />
          <path
            d="M0 -112V-106M-7 -88Q-6 -104 0 -106Q6 -104 7 -88Z"
            fill={TONES.ochre}
            stroke={INK}
            strokeWidth={1.8}
          />
          <path
            d="M-14 -70H14M-14 -58H14M-15 -46H15M-15 -34H15M-15 -22H15M-4 -70V-58M6 -58V-46M-6 -46V-34M4 -34V-22"
            stroke={TONES.grey}
            strokeWidth={1.4}
          />
          <path
            d="M-34 0H34V8H-34ZM-34 -8H-20V0H-34ZM22 -8H34V0H22Z"
            fill={INK}
            stroke={PAPER}
            strokeWidth={1.2}
          />
        </g>
      ))}
    </Print>
  );
}
