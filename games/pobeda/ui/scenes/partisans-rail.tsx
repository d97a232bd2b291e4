import { Cuts, INK, Kneeling, PAPER, Print, Prone, Spruce, TONES } from '@bridgehead/kit/print';

/** Two partisans lay a charge under a rail at night; a signal far off. */
export default function PartisansRail() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <Cuts
        x={0}
        y={0}
        width={320}
        height={96}
        rows={11}
        length={60}
        density={0.5}
        fill={TONES.blue}
        weight={2}
      />
      <circle cx={58} cy={40} r={15} fill={PAPER} />
      {[14, 40, 66, 92, 244, 268, 290, 312].map((x, index) => (
        <Spruce key={x} x={x} y={112} size={60 + (index % 3) * 20} fill={TONES.blue} />
      ))}
      {[26, 54, 80, 256, 280, 302].map((x, index) => (
        <Spruce key={x} x={x} y={116} size={54 + (index % 3) * 16} />
      ))}
      <path d="M158 104V52" stroke={PAPER} strokeWidth={2.4} />
      <path d="M158 52L182 44L184 50L160 58Z" fill={TONES.red} stroke={PAPER} strokeWidth={1.2} />
      <path d="M0 150L150 104H168L320 150V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={120} width={320} height={78} rows={10} length={24} density={0.5} seed={7} />
      {Array.from({ length: 9 }, (_, index) => {
        const share = (index / 8) * (index / 8);
        const [y, half] = [108 + share * 84, 12 + share * 118];
        return (
          <path
            key={index}
            d={`M${159 - half} ${y}H${159 + half}V${y + 2 + share * 7}H${159 - half}Z`}
            fill={INK}
          />
        );
      })}
      <path
        d="M155 104L60 200L72 200L157 104ZM161 104L250 200L262 200L163 104Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth={1.4}
      />
      <Kneeling x={196} y={184} size={1.24} left halo={PAPER} />
      <path d="M136 172L162 168L166 182L140 186Z" fill={TONES.red} stroke={PAPER} strokeWidth={2} />
      <path d="M148 170Q140 150 118 152" fill="none" stroke={PAPER} strokeWidth={1.6} />
      <Prone x={62} y={160} size={0.96} halo={PAPER} />
    </Print>
  );
}
