import { Cuts, FarPlane, INK, PAPER, Print, TONES } from '@bridgehead/kit/print';

/** Aircraft in line high over clouds and endless snowy mountains. */
export default function LongFlight() {
  const peaks = [
    [-10, 120, 70],
    [50, 96, 84],
    [124, 116, 74],
    [186, 88, 92],
    [262, 110, 84],
  ];
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.blue} />
      <Cuts x={0} y={0} width={320} height={110} rows={13} length={70} density={0.5} />
      <circle cx={274} cy={36} r={20} fill={PAPER} />
      {peaks.map(([x = 0, top = 0, wide = 0]) => (
        <g key={x}>
          <path
            d={`M${x - 20} 170L${x + wide / 2} ${top}L${x + wide + 20} 170Z`}
            fill={PAPER}
            stroke={INK}
            strokeWidth={2.4}
          />
          <path
            d={`M${x + wide / 2} ${top}L${x + wide / 2 + 8} ${top + 22}L${x + wide / 2 - 2} ${top + 34}L${x + wide / 2 + 12} 170L${x + wide + 20} 170Z`}
            fill={INK}
          />
          <path
            d={`M${x + wide / 2 + 16} ${top + 36}L${x + wide} 160M${x + wide / 2 + 10} ${top + 46}L${x + wide / 2 + 24} 164`}
            stroke={PAPER}
            strokeWidth={1.4}
          />
        </g>
      ))}
      <path
        d="M-10 168Q20 148 54 160Q86 142 120 158Q160 142 196 160Q236 144 268 158Q296 148 330 162L330 210L-10 210Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth={2.2}
      />
      <Cuts x={0} y={168} width={320} height={30} rows={4} length={48} density={0.45} seed={6} />
      <FarPlane x={206} y={44} size={1.3} tilt={-6} />
      <FarPlane x={142} y={58} size={1.15} tilt={-6} />
      <FarPlane x={88} y={70} size={1} tilt={-6} />
      <FarPlane x={44} y={80} size={0.85} tilt={-6} />
    </Print>
  );
}
