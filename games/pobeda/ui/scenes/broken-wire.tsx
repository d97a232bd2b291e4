import { Cuts, INK, PAPER, Print, Runner, Spruce, TONES } from '@bridgehead/kit/print';

/** A barbed-wire fence torn open, trampled grass, a dark forest beyond, tiny running figures. */
export default function BrokenWire() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={0} width={320} height={70} rows={8} length={60} density={0.45} />
      {Array.from({ length: 21 }, (_, index) => (
        <Spruce key={index} x={index * 16} y={100 + (index % 3) * 2} size={54 + ((index * 7) % 5) * 8} />
      ))}
      <path d="M0 98H320V200H0Z" fill={TONES.green} />
      <Cuts x={0} y={100} width={320} height={98} rows={12} length={24} fall={-6} density={0.45} seed={5} />
      {[
        [132, 110, 0.24],
        [156, 112, 0.28],
        [182, 110, 0.24],
        [146, 124, 0.38],
        [190, 128, 0.42],
      ].map(([x = 0, y = 0, size = 1]) => (
        <Runner key={x} x={x} y={y} size={size} />
      ))}
      <path d="M96 200Q140 160 156 120L176 120Q190 160 236 200Z" fill={PAPER} opacity={0.8} />
      <Cuts x={120} y={130} width={90} height={68} rows={8} length={18} fall={-8} density={0.5} seed={8} />
      <path
        d="M26 200L32 66H44L42 200ZM278 200L282 66H294L298 200Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={1.6}
      />
      <path
        d="M112 200L92 104L102 100L128 200ZM214 200L240 108L250 112L230 200Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={1.6}
      />
      <g fill="none" stroke={INK} strokeWidth={2}>
        {[80, 106, 132, 158].map((y, index) => (
          <g key={y}>
            <path
              d={`M0 ${y}Q50 ${y + 6} ${98 + index * 5} ${y + 30}Q${120 + index * 6} ${y + 44} ${112 + index * 8} ${y + 60}`}
            />
            <path
              d={`M320 ${y}Q270 ${y + 8} ${244 - index * 4} ${y + 34}Q${222 - index * 6} ${y + 40} ${232 - index * 8} ${y + 62}`}
            />
            <path
              d={`M14 ${y - 2}l6 8m0 -8l-6 8M62 ${y + 6}l6 8m0 -8l-6 8M262 ${y + 8}l6 8m0 -8l-6 8M304 ${y}l6 8m0 -8l-6 8`}
              strokeWidth={1.4}
            />
          </g>
        ))}
      </g>
    </Print>
  );
}
