import { Cuts, Ground, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

/** A frontier post on a river bank at dawn; nobody. */
export default function BorderPost() {
  return (
    <Print>
      <circle cx={226} cy={86} r={30} fill={TONES.red} />
      <Sky height={92} density={0.5} />
      <Ground heights={[96, 90, 94, 86, 92, 88, 94]} />
      <path d="M0 104L320 98L320 150L0 158Z" fill={PAPER} />
      <Cuts x={0} y={104} width={320} height={44} rows={7} length={40} density={0.6} seed={6} />
      <Cuts
        x={190}
        y={104}
        width={76}
        height={40}
        rows={6}
        length={22}
        density={0.8}
        seed={8}
        fill={TONES.red}
      />
      <Ground heights={[150, 154, 148, 156, 164, 158, 170]} />
      <path d="M84 178L88 34L110 34L112 178Z" fill={PAPER} stroke={INK} strokeWidth={2.4} />
      <path
        d="M88 44L110 58L110 76L87 62ZM87 92L111 107L111 126L86 111ZM86 140L112 156L112 174L85 159Z"
        fill={INK}
      />
      <path d="M82 34L99 22L116 34Z" fill={INK} />
      <path d="M89 40L90 170" stroke={PAPER} strokeWidth={1.2} />
      {[16, 28, 38, 140, 150, 158, 276, 288, 296, 306].map((x, index) => (
        <path
          key={x}
          d={`M${x} 200Q${x + 3} 160 ${x + (index % 2 ? 12 : 7)} ${112 + (index % 3) * 12}M${x + 2} 150Q${x + 12} 138 ${x + 20} 142`}
          fill="none"
          stroke={INK}
          strokeWidth={2.4}
          strokeLinecap="round"
        />
      ))}
      <Cuts
        x={120}
        y={168}
        width={190}
        height={28}
        rows={4}
        length={24}
        seed={11}
        fill={PAPER}
        density={0.5}
      />
    </Print>
  );
}
