import {
  Cuts,
  Ground,
  INK,
  PAPER,
  Print,
  Rays,
  Sky,
  Smoke,
  Standing,
  TONES,
  Woman,
} from '@bridgehead/kit/print';

/** Young women serve an anti-aircraft gun with its barrel lowered; ruined works behind. */
export default function AntiAircraftGun() {
  return (
    <Print>
      <path d="M0 0H320V130H0Z" fill={TONES.red} />
      <Sky height={124} density={0.5} />
      <Smoke x={60} y={70} size={64} lean={0.8} />
      <path d="M6 134V72H30V30H42V72H62V86L82 74V92L102 80V98L122 86V134Z" fill={INK} />
      <path d="M14 84h10v10h-10ZM46 92h10v12h-10ZM74 102h10v10h-10ZM98 106h10v10h-10Z" fill={TONES.red} />
      <Ground heights={[136, 130, 136, 132, 136, 130, 134]} />
      <Rays x={294} y={104} from={4} to={52} count={13} start={-0.2} end={0.18} weight={4} fill={PAPER} />
      <path
        d="M110 184L150 150H196L238 184L226 190L190 162H158L122 190Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2}
      />
      <path d="M150 152L160 118H190L198 152Z" fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d="M140 124L290 100L291 108L142 136Z" fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d="M188 84L210 88L216 140L196 144Z" fill={INK} stroke={PAPER} strokeWidth={2.2} />
      <circle cx={166} cy={142} r={12} fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d="M166 130V154M154 142H178" stroke={PAPER} strokeWidth={1.6} />
      <Standing x={128} y={186} size={1.22} halo={PAPER} />
      <path d="M120 132Q116 140 120 148" stroke={PAPER} strokeWidth={2.4} fill="none" />
      <Woman x={74} y={190} size={1.2} halo={PAPER} />
      <path d="M84 150L112 140" stroke={INK} strokeWidth={5} strokeLinecap="round" />
      <path d="M98 134L126 130L127 138L99 142Z" fill={TONES.ochre} stroke={INK} strokeWidth={1.6} />
      <Standing x={250} y={190} size={1.16} left halo={PAPER} />
      <Cuts x={0} y={188} width={320} height={10} rows={2} length={30} fill={PAPER} density={0.5} />
    </Print>
  );
}
