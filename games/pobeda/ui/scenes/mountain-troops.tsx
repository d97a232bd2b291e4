import { Cuts, INK, Marching, PAPER, Print, Runner, Sky, TONES } from '@bridgehead/kit/print';

/** Soldiers with packs and ropes climb bare rock; a line of peaks, low cloud. */
export default function MountainTroops() {
  return (
    <Print>
      <Sky height={100} density={0.45} />
      <path
        d="M-10 130L40 52L66 92L110 24L146 86L178 60L214 110L260 70L330 120V200H-10Z"
        fill={TONES.blue}
        stroke={INK}
        strokeWidth={2}
      />
      <path
        d="M40 52L54 74L40 84L30 70ZM110 24L128 54L112 66L102 52L96 46ZM178 60L190 78L176 84L168 70Z"
        fill={PAPER}
      />
      <Cuts x={0} y={84} width={320} height={50} rows={7} length={22} fall={14} density={0.6} seed={6} />
      <path
        d="M-10 120Q40 108 80 118Q130 104 180 120Q240 108 330 118L330 134Q240 126 180 136Q100 124 -10 136Z"
        fill={PAPER}
      />
      <path
        d="M-10 200L20 176L56 168L86 140L122 134L150 104L186 98L206 66L240 60L266 28L330 10V200Z"
        fill={INK}
      />
      <Cuts
        x={60}
        y={110}
        width={260}
        height={88}
        rows={11}
        length={30}
        fall={-16}
        fill={PAPER}
        density={0.42}
        seed={8}
      />
      <Runner x={240} y={58} size={0.72} />
      <Marching x={178} y={98} size={0.86} />
      <Marching x={112} y={134} size={1} />
      <Runner x={46} y={170} size={1.12} />
      <path
        d="M70 132Q94 128 108 106Q140 100 172 70Q200 62 226 36"
        fill="none"
        stroke={TONES.ochre}
        strokeWidth={2}
      />
    </Print>
  );
}
