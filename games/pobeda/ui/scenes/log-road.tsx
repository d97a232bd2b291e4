import { BareTree, Cuts, INK, Marching, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

/** A road of logs through a marsh; men and a cart go along it among dead trees. */
export default function LogRoad() {
  return (
    <Print>
      <Sky height={80} density={0.5} />
      <path d="M0 78L320 76V96H0Z" fill={INK} />
      <path d="M0 88H320V200H0Z" fill={TONES.green} />
      <Cuts x={0} y={92} width={320} height={106} rows={13} length={44} density={0.5} seed={4} />
      <Cuts
        x={0}
        y={96}
        width={320}
        height={100}
        rows={6}
        length={44}
        density={0.4}
        seed={7}
        fill={PAPER}
        weight={2}
      />
      {[
        [24, 110, 90],
        [58, 98, 66],
        [232, 96, 70],
        [268, 108, 96],
        [302, 124, 118],
        [196, 90, 44],
      ].map(([x = 0, y = 0, size = 0], index) => (
        <BareTree key={x} x={x} y={y} size={size} seed={index + 3} />
      ))}
      <path d="M138 88L164 88L262 200L52 200Z" fill={INK} />
      {Array.from({ length: 13 }, (_, index) => {
        const share = (index / 12) * (index / 12);
        const y = 90 + share * 106;
        const half = 11 + share * 92;
        return (
          <path
            key={index}
            d={`M${153 - half} ${y}L${153 + half} ${y - 1}L${153 + half * 1.03} ${y + 3 + share * 8}L${153 - half * 1.03} ${y + 4 + share * 8}Z`}
            fill={PAPER}
            stroke={INK}
            strokeWidth={1.6}
          />
        );
      })}
      <Marching x={150} y={108} size={0.42} left />
      <Marching x={162} y={118} size={0.56} left />
      <path d="M112 134L164 132L160 116L118 116Z" fill={INK} stroke={PAPER} strokeWidth={1.6} />
      <circle cx={124} cy={138} r={9} fill={INK} stroke={PAPER} strokeWidth={1.8} />
      <circle cx={152} cy={137} r={9} fill={INK} stroke={PAPER} strokeWidth={1.8} />
      <Marching x={196} y={158} size={1} left halo={PAPER} />
      <Marching x={120} y={186} size={1.3} left halo={PAPER} />
    </Print>
  );
}
