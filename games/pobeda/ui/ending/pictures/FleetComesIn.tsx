import { Crowd, Cuts, INK, PAPER, Print, Rays, Sky, TONES, Warship } from '@bridgehead/kit/print';

const PENNANTS = Array.from({ length: 9 }, (_, index) => index);
const GULLS = [
  [52, 40, 1.1],
  [86, 60, 0.8],
  [30, 74, 0.7],
  [280, 34, 1],
  [250, 58, 0.7],
] as const;

/** A ship dressed with flags comes in; people wait on the quay, and the sea is quiet. */
export function FleetComesIn() {
  return (
    <Print>
      <path d="M0 0H320V112H0Z" fill={TONES.blue} />
      <circle cx={160} cy={104} r={30} fill={PAPER} />
      <Rays x={160} y={108} from={38} to={230} count={36} start={0.5} end={1} weight={3.2} fill={PAPER} />
      <Sky height={46} density={0.5} seed={9} />
      <path d="M0 110H320V200H0Z" fill={TONES.blue} />
      <Cuts
        x={0}
        y={112}
        width={320}
        height={56}
        rows={9}
        length={34}
        fill={PAPER}
        density={0.6}
        weight={1.8}
      />
      <Cuts x={0} y={116} width={320} height={54} rows={7} length={28} density={0.5} seed={6} />
      <Warship x={164} y={142} size={1.45} halo={PAPER} />
      <path d="M40 122L167 46L298 112" fill="none" stroke={INK} strokeWidth={1.6} />
      {PENNANTS.map((index) => {
        const share = (index + 0.7) / (PENNANTS.length + 0.4);
        const [x, y] =
          share < 0.5
            ? [40 + 254 * share, 122 - 152 * share]
            : [167 + 262 * (share - 0.5), 46 + 132 * (share - 0.5)];
        return (
          <path
            key={index}
            d={`M${x - 5} ${y}L${x + 6} ${y + 1}L${x} ${y + 15}Z`}
            fill={index % 2 === 0 ? PAPER : INK}
            stroke={INK}
            strokeWidth={1.5}
          />
        );
      })}
      {GULLS.map(([x, y, size]) => (
        <path
          key={x}
          d="M-14 -3Q-8 -9 0 0Q8 -9 14 -3Q7 -4 0 6Q-7 -4 -14 -3Z"
          transform={`translate(${x} ${y}) scale(${size})`}
          fill={PAPER}
          stroke={INK}
          strokeWidth={1.4}
        />
      ))}
      <path d="M0 172L320 166V200H0Z" fill={PAPER} stroke={INK} strokeWidth={2.4} />
      <Cuts x={0} y={176} width={320} height={22} rows={3} length={40} density={0.5} seed={8} />
      <g stroke={INK} strokeWidth={5.5} strokeLinecap="round">
        <path d="M62 176L54 150M234 178L246 150M166 176L170 154" />
      </g>
      <path d="M46 148Q52 140 62 146L60 152L48 153ZM238 148Q246 140 254 146L255 152L241 152Z" fill={INK} />
      <Crowd x={6} y={182} width={308} size={1.15} seed={4} />
    </Print>
  );
}
