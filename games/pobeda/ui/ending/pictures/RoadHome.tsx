import { Child, Cuts, INK, Marching, PAPER, Print, Rays, Sky, TONES, Woman } from '@bridgehead/kit/print';

const EARS = [8, 22, 37, 50, 66, 79, 222, 236, 250, 263, 279, 292, 308];

/** A soldier with his pack comes up the road through the rye; at the gate they have seen him. */
export function RoadHome() {
  return (
    <Print>
      <circle cx={112} cy={84} r={34} fill={TONES.ochre} />
      <Rays
        x={112}
        y={84}
        from={42}
        to={210}
        count={38}
        start={0.5}
        end={1}
        weight={2.6}
        fill={TONES.ochre}
      />
      <Sky height={70} density={0.25} seed={7} />
      <path d="M0 92Q60 82 120 88Q200 96 320 84V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={90} width={320} height={40} rows={8} length={18} fall={-7} density={0.75} weight={1.5} />
      <path d="M96 92Q112 120 86 200H206Q160 130 116 92Z" fill={PAPER} />
      <Cuts x={94} y={132} width={84} height={64} rows={6} length={22} fall={8} density={0.35} seed={5} />
      <path d="M0 132Q48 122 92 138L84 200H0ZM320 118Q250 120 196 150L208 200H320Z" fill={INK} />
      <Cuts
        x={0}
        y={140}
        width={86}
        height={58}
        rows={8}
        length={14}
        fall={-9}
        fill={TONES.ochre}
        density={0.7}
        weight={2}
      />
      <Cuts
        x={212}
        y={142}
        width={108}
        height={56}
        rows={8}
        length={14}
        fall={-9}
        fill={TONES.ochre}
        density={0.7}
        weight={2}
        seed={3}
      />
      {EARS.map((x, index) => (
        <g key={x} transform={`translate(${x} ${146 + (index % 3) * 12}) rotate(${(index % 4) * 5 - 8})`}>
          <path d="M0 54V0" stroke={PAPER} strokeWidth={1.4} />
          <path
            d="M0 8Q-6 2 0 -6Q6 2 0 8ZM0 -2Q-5 -8 0 -16Q5 -8 0 -2ZM-1 16Q-8 10 -3 4ZM1 16Q8 10 3 4Z"
            fill={PAPER}
          />
        </g>
      ))}
      <path d="M262 128V78L290 50L320 74V128Z" fill={INK} stroke={PAPER} strokeWidth={2.4} />
      <path d="M254 84L290 46L320 68" fill="none" stroke={INK} strokeWidth={6} />
      <path d="M278 86H302V108H278Z" fill={TONES.ochre} stroke={PAPER} strokeWidth={2} />
      <path d="M290 86V108M278 97H302M264 116H320M264 80H274" stroke={PAPER} strokeWidth={1.8} />
      <path d="M304 58V34H314V62Z" fill={INK} />
      <Woman x={240} y={140} size={1} left halo={PAPER} />
      <Child x={214} y={146} size={0.9} left halo={PAPER} />
      <Marching x={122} y={176} size={1.45} halo={PAPER} />
    </Print>
  );
}
