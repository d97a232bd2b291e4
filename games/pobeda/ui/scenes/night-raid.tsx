import { FarPlane, hand, INK, PAPER, Print, TONES } from '@bridgehead/kit/print';

const next = hand(12);
const ROOFS = Array.from({ length: 12 }, (_, index) => ({
  x: index * 28 - 6,
  top: 146 + next() * 26,
  wide: 24 + next() * 10,
}));

/** Searchlights cross over dark roofs, a small plane high in a beam. */
export default function NightRaid() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <path d="M70 176L128 -8L172 -8L82 176Z" fill={TONES.ochre} />
      <path d="M236 176L150 -8L120 -8L226 176Z" fill={PAPER} />
      <path d="M150 -8L120 -8L139 30L150 30L160 16Z" fill={PAPER} />
      <path d="M290 176L232 -8L250 -8L298 176Z" fill={TONES.ochre} />
      <path d="M82 176L148 46M92 160L140 60M226 172L166 52M214 150L158 40" stroke={INK} strokeWidth={1.2} />
      <FarPlane x={146} y={40} size={1.15} tilt={-12} />
      {ROOFS.map(({ x, top, wide }, index) => (
        <g key={x}>
          <path
            d={`M${x} 200V${top}L${x + wide / 2} ${top - (index % 3 === 0 ? 16 : 8)}L${x + wide} ${top}V200Z`}
            fill={INK}
            stroke={PAPER}
            strokeWidth={1.2}
          />
          {index % 2 === 0 && (
            <path
              d={`M${x + wide * 0.6} ${top - 2}V${top - 18}H${x + wide * 0.78}V${top + 2}Z`}
              fill={INK}
              stroke={PAPER}
              strokeWidth={1}
            />
          )}
          <path
            d={`M${x + 6} ${top + 12}h5v7h-5ZM${x + 16} ${top + 12}h5v7h-5Z`}
            fill="none"
            stroke={PAPER}
            strokeWidth={0.9}
          />
        </g>
      ))}
      <path
        d="M20 30l2 2M54 62l2 2M200 84l2 2M274 40l2 2M300 92l2 2M34 110l2 2M104 20l2 2"
        stroke={PAPER}
        strokeWidth={2.4}
      />
    </Print>
  );
}
