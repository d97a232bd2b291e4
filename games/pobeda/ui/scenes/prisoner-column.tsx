import { Cuts, hand, INK, Marching, PAPER, Print, TONES } from '@bridgehead/kit/print';

const next = hand(31);
/** Along a road that comes from far off and winds towards us. */
const MEN = Array.from({ length: 150 }, (_, index) => {
  const share = index / 149;
  const middle = 70 + 190 * share - 90 * Math.sin(share * 3.1);
  const size = 0.1 + share * share * 0.62;
  return { x: middle + (next() - 0.5) * (14 + 96 * share * share), y: 34 + share * share * 158, size };
}).sort((one, other) => one.y - other.y);

/** A very long column of prisoners seen from above, a few guards. */
export default function PrisonerColumn() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={0} width={320} height={34} rows={5} length={60} density={0.6} />
      <Cuts
        x={0}
        y={40}
        width={320}
        height={158}
        rows={18}
        length={30}
        density={0.35}
        seed={5}
        weight={1.1}
      />
      <path d="M62 30Q20 70 40 110Q70 160 160 200L320 200Q320 176 250 156Q110 110 84 30Z" fill={PAPER} />
      {MEN.map(({ x, y, size }, index) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
        >
          <path d="M-12 0L-10 -34Q0 -44 10 -34L12 0Z" fill={INK} />
          <path
            d={index % 3 === 0 ? 'M-8 -38Q-8 -56 0 -56Q8 -56 8 -38Z' : 'M-7 -38Q-9 -52 0 -52Q9 -52 7 -38Z'}
            fill={INK}
          />
          <path d="M-8 -36H8M0 -32V-4" stroke={PAPER} strokeWidth={2.4} />
        </g>
      ))}
      <Marching x={112} y={178} size={0.9} halo={PAPER} fill={TONES.red} />
      <Marching x={36} y={104} size={0.42} fill={TONES.red} />
      <Marching x={296} y={150} size={0.6} left halo={PAPER} fill={TONES.red} />
    </Print>
  );
}
