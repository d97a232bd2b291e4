import { Capped, Cuts, INK, PAPER, Print, Sky, Smoke, TONES, Woman } from '@bridgehead/kit/print';

const HEDGEHOG = 'M-24 0L20 -38M22 2L-16 -40M-30 -14L30 -24';

/** A street closed by sandbags, rails and hedgehogs; armed townspeople behind. */
export default function StreetBarricade() {
  const bags = [
    [40, 150],
    [72, 152],
    [104, 150],
    [136, 152],
    [168, 150],
    [200, 152],
    [232, 150],
    [264, 152],
    [56, 138],
    [88, 137],
    [120, 138],
    [152, 137],
    [184, 138],
    [216, 137],
    [248, 138],
    [72, 125],
    [104, 124],
    [200, 125],
    [232, 124],
  ];
  return (
    <Print>
      <Sky height={80} density={0.5} />
      <Smoke x={170} y={84} size={70} lean={0.6} seed={6} />
      <path
        d="M0 0L0 170L70 132L70 40L50 30L46 14L20 8L20 0ZM320 0L320 170L254 132L254 44L276 34L280 20L304 12L304 0Z"
        fill={INK}
      />
      {[14, 42].map((x) => (
        <path key={x} d={`M${x} 44h14v26h-14ZM${x} 86h14v26h-14Z`} fill={TONES.red} />
      ))}
      {[266, 294].map((x) => (
        <path key={x} d={`M${x} 48h14v26h-14ZM${x} 90h14v26h-14Z`} fill={TONES.red} />
      ))}
      <path
        d="M110 130V74L150 62V130ZM180 130V70L216 80V130Z"
        fill={TONES.grey}
        stroke={INK}
        strokeWidth={2}
      />
      <Capped x={96} y={150} size={1.1} halo={PAPER} />
      <path d="M84 116L132 92" stroke={INK} strokeWidth={3.4} />
      <Woman x={140} y={154} size={1.06} halo={PAPER} />
      <Capped x={182} y={152} size={1.12} left halo={PAPER} />
      <path d="M196 112L160 88" stroke={INK} strokeWidth={3.4} />
      <Capped x={226} y={154} size={1.06} left halo={PAPER} fill={INK} />
      {bags.map(([x = 0, y = 0]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - 17} ${y + 7}Q${x - 20} ${y - 6} ${x - 8} ${y - 7}Q${x + 8} ${y - 9} ${x + 16} ${y - 5}Q${x + 20} ${y + 6} ${x + 14} ${y + 8}Z`}
          fill={TONES.ochre}
          stroke={INK}
          strokeWidth={2.2}
        />
      ))}
      <path d="M0 160H320V200H0Z" fill={INK} />
      <Cuts x={0} y={164} width={320} height={34} rows={4} length={44} fill={PAPER} density={0.5} seed={4} />
      {[62, 160, 258].map((x) => (
        <g key={x} transform={`translate(${x} 190)`} fill="none" strokeLinecap="square">
          <path d={HEDGEHOG} stroke={PAPER} strokeWidth={9} />
          <path d={HEDGEHOG} stroke={INK} strokeWidth={5} />
        </g>
      ))}
    </Print>
  );
}
