import {
  Cuts,
  Ground,
  Helmet,
  INK,
  Kneeling,
  PAPER,
  Print,
  Rays,
  Sky,
  Smoke,
  TONES,
} from '@bridgehead/kit/print';

/** Men on rafts and boats cross a wide river under shell splashes. */
export default function RiverCrossing() {
  return (
    <Print>
      <Sky height={60} density={0.5} />
      <Smoke x={70} y={58} size={46} lean={0.6} />
      <Smoke x={218} y={54} size={54} lean={0.6} seed={3} />
      <Ground heights={[56, 44, 50, 38, 46, 40, 52]} />
      <Cuts x={0} y={46} width={320} height={20} rows={3} length={16} fall={12} fill={PAPER} density={0.5} />
      <path d="M0 66L320 62L320 200L0 200Z" fill={TONES.blue} />
      <Cuts x={0} y={68} width={320} height={130} rows={17} length={44} density={0.5} seed={5} />
      <Cuts
        x={0}
        y={74}
        width={320}
        height={120}
        rows={9}
        length={40}
        density={0.35}
        seed={9}
        fill={PAPER}
        weight={2}
      />
      {[
        [54, 122, 46],
        [256, 108, 38],
        [186, 92, 26],
      ].map(([x = 0, y = 0, size = 0]) => (
        <g key={x}>
          <Rays
            x={x}
            y={y}
            from={2}
            to={size}
            count={13}
            start={0.6}
            end={0.9}
            weight={size * 0.075}
            fill={PAPER}
          />
          <Rays
            x={x}
            y={y}
            from={2}
            to={size * 0.8}
            count={6}
            start={0.62}
            end={0.88}
            weight={size * 0.05}
            seed={8}
          />
        </g>
      ))}
      <path d="M104 108L176 106L168 116L114 117Z" fill={INK} />
      {[120, 132, 144, 158].map((x) => (
        <Helmet key={x} x={x} y={104} size={0.6} />
      ))}
      <path d="M122 112L112 124M154 112L164 124" stroke={INK} strokeWidth={2} />
      <path d="M98 166L250 158L262 172L110 182Z" fill={INK} />
      <path
        d="M104 170L256 162M108 176L258 168M126 165L134 181M160 163L168 179M194 161L202 177M228 160L236 175"
        stroke={PAPER}
        strokeWidth={1.4}
      />
      <Kneeling x={128} y={166} size={0.94} />
      <Kneeling x={166} y={164} size={0.94} />
      <Kneeling x={208} y={162} size={0.9} left />
      <path
        d="M150 138L120 186M186 140L152 190M226 142L250 186"
        stroke={INK}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </Print>
  );
}
