import { Cuts, Helmet, INK, PAPER, Print, Rays, Sitting, TONES } from '@bridgehead/kit/print';

/** A soldier in a dugout writes by a shell-case lamp; folded triangle letters. */
export default function SoldiersLetter() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      {[10, 30, 50].map((y) => (
        <path
          key={y}
          d={`M0 ${y}L320 ${y - 8}V${y + 4}L0 ${y + 12}Z`}
          fill={TONES.ochre}
          stroke={INK}
          strokeWidth={2}
        />
      ))}
      <path
        d="M28 64L38 200H56L50 60ZM272 52L266 200H286L294 50Z"
        fill={TONES.ochre}
        stroke={PAPER}
        strokeWidth={1.4}
      />
      <Rays x={204} y={112} from={22} to={120} count={40} fill={TONES.ochre} weight={2.6} />
      <Rays x={204} y={112} from={18} to={54} count={22} fill={PAPER} weight={2} seed={8} />
      <Sitting x={112} y={162} size={2.3} halo={PAPER} />
      <Helmet x={121} y={96} size={1.5} />
      <path d="M60 160H320V172H60Z" fill={PAPER} />
      <path d="M60 172H320V200H60Z" fill={TONES.ochre} />
      <Cuts x={60} y={174} width={260} height={24} rows={3} length={60} density={0.6} />
      <path d="M196 158L198 126H210L212 158Z" fill={TONES.ochre} stroke={PAPER} strokeWidth={2} />
      <path d="M204 126Q196 116 204 100Q212 116 204 126Z" fill={PAPER} />
      <path d="M148 154L186 150L190 160L150 162Z" fill={PAPER} stroke={INK} strokeWidth={1.6} />
      <path d="M162 136L172 154" stroke={PAPER} strokeWidth={3} />
      <path
        d="M228 160L246 136L264 160ZM256 160L276 142L292 160Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth={2}
      />
      <path d="M228 160L254 150M246 136L250 160M256 160L282 152" stroke={INK} strokeWidth={1.4} />
    </Print>
  );
}
