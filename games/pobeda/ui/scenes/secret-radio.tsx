import { Cuts, INK, PAPER, Print, Rays, TONES } from '@bridgehead/kit/print';

/** A hand on a morse key, headphones, a suitcase transmitter by a covered lamp. */
export default function SecretRadio() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <Rays
        x={64}
        y={62}
        from={26}
        to={210}
        count={26}
        start={0.02}
        end={0.4}
        fill={TONES.ochre}
        weight={3.4}
      />
      <path d="M0 134L320 126V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={136} width={320} height={62} rows={8} length={60} density={0.55} seed={4} />
      <path d="M64 140V66" stroke={PAPER} strokeWidth={4} />
      <path
        d="M36 64Q40 34 64 32Q90 34 94 64L82 84L72 66L56 86L46 66L34 80Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth={2}
      />
      <path d="M42 142H88L82 132H48Z" fill={INK} stroke={PAPER} strokeWidth={1.6} />
      <path
        d="M118 132L124 46Q124 40 132 40H286Q294 40 294 46L300 130Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2.6}
      />
      <path d="M132 122L136 54H282L288 120Z" fill={TONES.ochre} stroke={PAPER} strokeWidth={1.4} />
      <circle cx={168} cy={86} r={20} fill={PAPER} stroke={INK} strokeWidth={2.4} />
      <path d="M168 86L180 74M154 80A16 16 0 0 1 182 80" stroke={INK} strokeWidth={2} fill="none" />
      <circle cx={216} cy={74} r={10} fill={INK} stroke={PAPER} strokeWidth={1.8} />
      <circle cx={248} cy={74} r={10} fill={INK} stroke={PAPER} strokeWidth={1.8} />
      <path d="M216 74V66M248 74L254 69M206 98H262M206 106H262" stroke={PAPER} strokeWidth={2} />
      <path d="M270 60V112" stroke={INK} strokeWidth={3} />
      <path d="M118 132L300 130L308 150L110 154Z" fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d="M128 178H200L206 188H122Z" fill={INK} stroke={PAPER} strokeWidth={1.8} />
      <path d="M134 176L194 168" stroke={PAPER} strokeWidth={4} />
      <circle cx={190} cy={165} r={7} fill={INK} stroke={PAPER} strokeWidth={1.8} />
      <path
        d="M330 148L270 144Q240 142 214 152Q196 152 188 160Q186 168 198 168Q216 176 240 170L330 184Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2.4}
      />
      <path
        d="M214 154Q224 152 232 156M206 162Q218 158 232 164M284 146L286 176"
        stroke={PAPER}
        strokeWidth={1.5}
        fill="none"
      />
      <path d="M20 188Q20 156 50 156Q80 156 80 188" fill="none" stroke={PAPER} strokeWidth={4} />
      <path d="M10 176H28V198H10ZM72 176H90V198H72Z" fill={INK} stroke={PAPER} strokeWidth={1.8} />
    </Print>
  );
}
