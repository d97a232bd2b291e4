import { Capped, Cuts, INK, PAPER, Print, Rays, TONES, Woman } from '@bridgehead/kit/print';

/** A woman and a boy on a box at lathes, sparks, a row of workers behind. */
export default function FactoryShift() {
  const lathe = (x: number, y: number) =>
    `M${x} ${y}H${x + 92}V${y - 10}H${x + 82}V${y - 20}H${x + 66}V${y - 10}H${x + 26}V${y - 26}H${x}ZM${x + 6} ${y}H${x + 22}V${y + 26}H${x + 6}ZM${x + 66} ${y}H${x + 82}V${y + 26}H${x + 66}Z`;
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      {[10, 62, 114, 166, 218, 270].map((x) => (
        <path key={x} d={`M${x} 70V26L${x + 20} 10L${x + 40} 26V70Z`} fill={TONES.ochre} />
      ))}
      <path
        d="M0 40H320M0 56H320M30 8V72M82 8V72M134 8V72M186 8V72M238 8V72M290 8V72"
        stroke={INK}
        strokeWidth={2.4}
      />
      <path d="M0 92H320V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={96} width={320} height={102} rows={12} length={50} density={0.45} seed={5} />
      {[30, 74, 120, 250, 292].map((x, index) => (
        <Capped key={x} x={x} y={122} size={0.62} left={index > 2} />
      ))}
      <path d={lathe(140, 120)} fill={INK} />
      <path d={lathe(96, 158)} fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d={lathe(222, 150)} fill={INK} stroke={PAPER} strokeWidth={2} />
      <Rays
        x={146}
        y={146}
        from={6}
        to={46}
        count={18}
        start={-0.28}
        end={0.06}
        fill={TONES.red}
        weight={2}
      />
      <Rays
        x={146}
        y={146}
        from={6}
        to={34}
        count={14}
        start={-0.26}
        end={0.04}
        fill={PAPER}
        weight={1.4}
        seed={8}
      />
      <Woman x={70} y={190} size={1.66} halo={PAPER} />
      <path d="M82 140L110 146L122 142" stroke={INK} strokeWidth={8} fill="none" strokeLinecap="round" />
      <path d="M184 196V176H222V196Z" fill={TONES.ochre} stroke={INK} strokeWidth={2.4} />
      <path d="M184 184H222M196 176V196M210 176V196" stroke={INK} strokeWidth={1.4} />
      <Capped x={204} y={176} size={1.06} halo={PAPER} />
      <path d="M212 140L236 138" stroke={INK} strokeWidth={6} strokeLinecap="round" />
    </Print>
  );
}
