import { Crowd, INK, PAPER, Print, Rays, TONES } from '@bridgehead/kit/print';

/** Guns in a row fire into the evening sky: rockets, searchlights, people's heads in front. */
export default function SaluteSky() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <path
        d="M40 150L-6 -6H14L50 150ZM96 150L120 -6H138L104 150ZM228 150L190 -6H206L238 150ZM290 150L322 -6H340L300 150Z"
        fill={TONES.blue}
      />
      {[
        [64, 44, 36, TONES.red],
        [160, 30, 44, TONES.ochre],
        [252, 52, 38, TONES.red],
        [112, 86, 24, TONES.ochre],
        [206, 92, 26, TONES.red],
      ].map(([x, y, size, fill]) => (
        <g key={String(x)}>
          <Rays
            x={Number(x)}
            y={Number(y)}
            from={5}
            to={Number(size)}
            count={20}
            fill={String(fill)}
            weight={2.6}
          />
          <Rays
            x={Number(x)}
            y={Number(y)}
            from={4}
            to={Number(size) * 0.6}
            count={12}
            fill={PAPER}
            weight={1.6}
            seed={6}
          />
        </g>
      ))}
      <path d="M0 152H320V164H0Z" fill={TONES.grey} />
      {[28, 92, 156, 220, 284].map((x) => (
        <g key={x}>
          <path
            d={`M${x - 14} 154L${x + 14} 112L${x + 20} 116L${x - 4} 158Z`}
            fill={INK}
            stroke={PAPER}
            strokeWidth={1.8}
          />
          <circle cx={x - 6} cy={152} r={9} fill={INK} stroke={PAPER} strokeWidth={1.8} />
          <Rays
            x={x + 18}
            y={112}
            from={3}
            to={22}
            count={7}
            start={-0.3}
            end={-0.04}
            fill={PAPER}
            weight={2.4}
          />
        </g>
      ))}
      <path d="M0 164H320V200H0Z" fill={TONES.grey} />
      <Crowd x={4} y={186} width={312} size={1.06} seed={2} />
    </Print>
  );
}
