import { cut, Cuts, Ground, INK, Lorry, PAPER, Print, Smoke, TONES } from '@bridgehead/kit/print';

/** Rocket launchers on lorries fire a salvo into the sky. */
export default function RocketSalvo() {
  const trails = Array.from({ length: 15 }, (_, index) => {
    const [x, y] = [30 + (index % 3) * 96 + (index % 5) * 7, 118 - (index % 5) * 4];
    return { x, y, dx: 74 + (index % 4) * 26, dy: -60 - (index % 5) * 14 };
  });
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <path d={trails.map(({ x, y, dx, dy }) => cut(x, y, dx, dy, 5)).join('')} fill={TONES.red} />
      <path
        d={trails
          .map(({ x, y, dx, dy }) => cut(x + dx * 0.3, y + dy * 0.3, dx * 0.7, dy * 0.7, 2.2))
          .join('')}
        fill={PAPER}
      />
      <Smoke x={6} y={150} size={54} lean={-0.3} fill={TONES.grey} light={INK} />
      <Smoke x={108} y={154} size={44} lean={-0.6} fill={TONES.grey} light={INK} seed={3} />
      <Smoke x={206} y={154} size={44} lean={-0.6} fill={TONES.grey} light={INK} seed={8} />
      <Ground heights={[160, 156, 160, 154, 160, 156, 160]} />
      {[58, 154, 250].map((x) => (
        <g key={x}>
          <Lorry x={x} y={172} size={1} halo={PAPER} />
          <path
            d={`M${x - 42} 150L${x + 14} 110M${x - 36} 154L${x + 20} 114M${x - 30} 158L${x + 26} 118M${x - 10} 146L${x - 4} 128`}
            stroke={PAPER}
            strokeWidth={5}
          />
          <path
            d={`M${x - 42} 150L${x + 14} 110M${x - 36} 154L${x + 20} 114M${x - 30} 158L${x + 26} 118`}
            stroke={INK}
            strokeWidth={2.4}
          />
        </g>
      ))}
      <path d="M0 172H320V200H0Z" fill={INK} />
      <Cuts x={0} y={176} width={320} height={22} rows={3} length={30} fill={PAPER} density={0.6} seed={6} />
    </Print>
  );
}
