import { Cuts, Ground, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

const POSTS = [22, 92, 170, 256];

/** Concrete posts with barbed wire, a watch-tower, a long low hut; nobody. */
export default function CampWire() {
  const barbs = (y: number) =>
    Array.from({ length: 11 }, (_, index) => `M${8 + index * 30} ${y - 4}l6 8m0 -8l-6 8`).join('');
  return (
    <Print>
      <path d="M0 0H320V130H0Z" fill={TONES.grey} />
      <Sky height={120} density={0.7} weight={1.8} />
      <Ground heights={[124, 122, 124, 122, 124, 123, 124]} />
      <path d="M40 124V104L54 92H226L240 104V124Z" fill={INK} />
      <path
        d="M44 104H236M66 110H76V118H66ZM98 110H108V118H98ZM130 110H140V118H130ZM162 110H172V118H162ZM194 110H204V118H194Z"
        fill="none"
        stroke={TONES.grey}
        strokeWidth={1.6}
      />
      <path
        d="M262 126L268 62H298L304 126H298L294 70H272L268 126ZM266 98L300 118M300 98L266 118"
        fill={INK}
        stroke={INK}
        strokeWidth={2}
      />
      <path d="M260 64V44H306V64ZM254 44L283 26L312 44Z" fill={INK} />
      <path d="M268 48H298V57H268Z" fill={PAPER} />
      <path d="M0 126H320V200H0Z" fill={PAPER} />
      <Cuts x={0} y={130} width={320} height={66} rows={8} length={64} density={0.4} seed={5} weight={1.2} />
      {POSTS.map((x) => (
        <path
          key={x}
          d={`M${x} 200V64Q${x} 44 ${x - 18} 42L${x - 18} 34Q${x + 11} 34 ${x + 11} 64V200Z`}
          fill={INK}
        />
      ))}
      {POSTS.map((x) => (
        <path key={x} d={`M${x + 3} 196V64`} stroke={TONES.grey} strokeWidth={1.6} />
      ))}
      {[56, 82, 108, 134, 160].map((y) => (
        <g key={y} fill="none" stroke={INK}>
          <path
            d={`M0 ${y}Q60 ${y + 4} 96 ${y}Q130 ${y + 4} 174 ${y}Q214 ${y + 5} 260 ${y}Q290 ${y + 4} 320 ${y + 1}`}
            strokeWidth={1.5}
          />
          <path d={barbs(y + 2)} strokeWidth={1.1} />
        </g>
      ))}
    </Print>
  );
}
