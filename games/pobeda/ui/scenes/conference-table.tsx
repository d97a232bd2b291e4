import { Cuts, INK, PAPER, Print, TONES } from '@bridgehead/kit/print';

const PLACES = Array.from({ length: 15 }, (_, index) => index);

/** A round table from above between high windows: three groups of chairs, papers, a map. */
export default function ConferenceTable() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      {[26, 104, 182, 260].map((x) => (
        <g key={x}>
          <path d={`M${x} 60V18Q${x} 4 ${x + 17} 4Q${x + 34} 4 ${x + 34} 18V60Z`} fill={TONES.ochre} />
          <path d={`M${x + 17} 4V60M${x} 24H${x + 34}M${x} 42H${x + 34}`} stroke={INK} strokeWidth={2} />
          <path
            d={`M${x + 2} 66L${x - 18 + (x - 140) * 0.12} 196L${x + 40 + (x - 140) * 0.2} 196L${x + 32} 66Z`}
            fill={TONES.ochre}
            opacity={0.35}
          />
        </g>
      ))}
      <Cuts
        x={0}
        y={66}
        width={320}
        height={130}
        rows={14}
        length={44}
        density={0.28}
        fill={PAPER}
        weight={1}
        seed={4}
      />
      <ellipse cx={160} cy={128} rx={104} ry={50} fill={PAPER} stroke={INK} strokeWidth={3} />
      <ellipse cx={160} cy={126} rx={96} ry={44} fill={TONES.red} stroke={INK} strokeWidth={2} />
      <path d="M128 112L190 108L200 134L134 138Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path
        d="M134 118Q150 124 160 116T186 116M140 132Q154 122 170 130T194 126"
        fill="none"
        stroke={INK}
        strokeWidth={1.4}
      />
      {PLACES.map((place) => {
        const group = Math.floor(place / 5);
        const angle = ((group + 0.14 + ((place % 5) * 0.72) / 4) / 3 - 0.25) * 2 * Math.PI;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return (
          <g key={place}>
            <path
              transform={`translate(${160 + cos * 76} ${126 + sin * 33})`}
              d="M-7 -3L6 -4L7 4L-6 5Z"
              fill={PAPER}
              stroke={INK}
              strokeWidth={1.2}
            />
            <g transform={`translate(${160 + cos * 120} ${124 + sin * 62})`}>
              <ellipse rx={13} ry={10} cy={5} fill={INK} stroke={PAPER} strokeWidth={2} />
              <circle r={7} cy={-4} fill={INK} stroke={PAPER} strokeWidth={2} />
            </g>
          </g>
        );
      })}
    </Print>
  );
}
