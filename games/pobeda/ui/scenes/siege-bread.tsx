import { Cuts, INK, PAPER, Print, Rays, TONES } from '@bridgehead/kit/print';

/** A slice of bread on shop scales, beside a weight and a ration card. */
export default function SiegeBread() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <Rays x={160} y={54} from={40} to={190} count={46} fill={PAPER} weight={1.6} />
      <circle cx={160} cy={64} r={58} fill={PAPER} />
      <path d="M0 146L320 142L320 200L0 200Z" fill={TONES.ochre} />
      <Cuts x={0} y={148} width={320} height={50} rows={7} length={52} seed={3} />
      <path d="M156 150L158 70L162 70L164 150Z" fill={INK} />
      <path d="M128 152L192 152L184 140L136 140Z" fill={INK} />
      <path d="M64 74Q112 58 160 68Q210 78 258 68" fill="none" stroke={INK} strokeWidth={5} />
      <path d="M160 60L170 78L150 78Z" fill={INK} />
      <path d="M66 74L48 112M66 74L96 112M256 70L226 106M256 70L286 106" stroke={PAPER} strokeWidth={3.6} />
      <path d="M66 74L48 112M66 74L96 112M256 70L226 106M256 70L286 106" stroke={INK} strokeWidth={1.6} />
      <path d="M38 112H106Q98 128 72 128Q46 128 38 112Z" fill={PAPER} stroke={INK} strokeWidth={2.4} />
      <path d="M218 106H294Q286 122 256 122Q226 122 218 106Z" fill={PAPER} stroke={INK} strokeWidth={2.4} />
      <path
        d="M50 112L52 92Q56 84 66 86Q74 80 82 86Q92 86 94 94L94 112Z"
        fill={TONES.ochre}
        stroke={INK}
        strokeWidth={2.6}
      />
      <path d="M58 92L60 108M66 90L68 108M76 90L77 108M86 92L86 108" stroke={INK} strokeWidth={1.6} />
      <path d="M244 106V92H249L247 84H265L263 92H268V106Z" fill={INK} />
      <g transform="rotate(-9 96 176)">
        <path d="M60 164H136V190H60Z" fill={PAPER} stroke={INK} strokeWidth={2} />
        <path
          d="M60 173H136M60 181H136M76 164V190M92 164V190M108 164V190M122 164V190"
          stroke={INK}
          strokeWidth={1}
        />
      </g>
    </Print>
  );
}
