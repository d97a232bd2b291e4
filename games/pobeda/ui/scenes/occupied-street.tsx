import { Cuts, INK, PAPER, Print, Sky, TONES, Woman } from '@bridgehead/kit/print';

/** An empty street under curfew: shutters, a torn notice, wire, a lone figure. */
export default function OccupiedStreet() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.grey} />
      <Sky height={90} density={0.6} weight={1.8} />
      <path d="M0 0L0 186L112 140L112 38L96 22L84 30L70 12L40 8L34 0Z" fill={INK} />
      <path d="M320 0L320 190L206 140L206 44L222 30L222 18L234 18L234 26L262 6L290 0Z" fill={INK} />
      <path d="M112 140L206 140L320 190L320 200L0 200L0 186Z" fill={PAPER} />
      <path d="M112 140V104L130 96L150 104V140M150 140V110L178 100L206 112V140" fill={INK} />
      <Cuts x={20} y={150} width={280} height={46} rows={7} length={36} density={0.5} seed={3} />
      {[
        [12, 30, 26, 40],
        [50, 36, 22, 36],
        [84, 46, 16, 30],
        [12, 96, 26, 44],
        [50, 96, 22, 36],
      ].map(([x = 0, y = 0, width = 0, height = 0]) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y}h${width}v${height}h${-width}Z`} fill={INK} stroke={PAPER} strokeWidth={1.6} />
          <path
            d={`M${x + width / 2} ${y}v${height}M${x + 2} ${y + height * 0.25}h${width - 4}M${x + 2} ${y + height * 0.5}h${width - 4}M${x + 2} ${y + height * 0.75}h${width - 4}`}
            stroke={TONES.grey}
            strokeWidth={1.1}
          />
        </g>
      ))}
      {[
        [284, 34, 26, 40],
        [246, 42, 22, 36],
        [216, 52, 18, 30],
        [216, 102, 18, 30],
      ].map(([x = 0, y = 0, width = 0, height = 0]) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y}h${width}v${height}h${-width}Z`} fill={INK} stroke={PAPER} strokeWidth={1.6} />
          <path
            d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`}
            stroke={PAPER}
            strokeWidth={2.4}
          />
        </g>
      ))}
      <path d="M252 104L286 108L284 132L274 138L268 132L260 142L250 138Z" fill={PAPER} />
      <path
        d="M257 111L280 114M257 117L279 120M256 123L276 126M256 129L266 130"
        stroke={INK}
        strokeWidth={1.3}
      />
      <path d="M268 104L274 118L278 106" fill="none" stroke={INK} strokeWidth={1.6} />
      <Woman x={158} y={154} size={0.52} />
      <path d="M166 154L196 160L190 150Z" fill={INK} />
      <g stroke={INK} fill="none">
        <path d="M0 176Q40 168 82 180T160 180T240 178T320 172" strokeWidth={2} />
        <path d="M0 190Q40 184 82 194T160 192T240 192T320 186" strokeWidth={2} />
        <path
          d={Array.from(
            { length: 14 },
            (_, index) =>
              `M${8 + index * 23} ${172 + (index % 3) * 3}l6 9m0 -9l-6 9M${14 + index * 23} ${186 + (index % 2) * 3}l6 8m0 -8l-6 8`,
          ).join('')}
          strokeWidth={1.5}
        />
      </g>
      <path d="M28 200L36 160M292 200L284 158" stroke={INK} strokeWidth={5} />
    </Print>
  );
}
