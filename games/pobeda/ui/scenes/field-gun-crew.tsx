import {
  Cuts,
  FieldGun,
  Ground,
  INK,
  Kneeling,
  PAPER,
  Print,
  Rays,
  Sky,
  Smoke,
  Standing,
  TONES,
} from '@bridgehead/kit/print';

/** A field gun fires over open sights: four crew, the shield, empty cases. */
export default function FieldGunCrew() {
  return (
    <Print>
      <path d="M0 0H320V140H0Z" fill={TONES.ochre} />
      <Sky height={130} density={0.45} />
      <Smoke x={286} y={118} size={46} lean={-0.4} />
      <Ground heights={[136, 130, 134, 128, 132, 126, 130]} />
      <Rays x={254} y={108} from={6} to={76} count={18} start={-0.17} end={0.13} weight={5} fill={PAPER} />
      <Rays
        x={254}
        y={108}
        from={6}
        to={50}
        count={10}
        start={-0.14}
        end={0.1}
        weight={5}
        seed={7}
        fill={TONES.red}
      />
      <Standing x={44} y={170} size={1.2} halo={TONES.ochre} />
      <path d="M52 132L72 140L84 138" stroke={INK} strokeWidth={6} fill="none" strokeLinecap="round" />
      <path d="M78 134L106 132L106 139L78 141Z" fill={PAPER} stroke={INK} strokeWidth={1.6} />
      <Kneeling x={104} y={174} size={1.24} halo={TONES.ochre} />
      <FieldGun x={166} y={174} size={1.5} halo={TONES.ochre} />
      <Kneeling x={142} y={176} size={1.16} halo={PAPER} />
      <Kneeling x={214} y={184} size={1.1} left halo={PAPER} />
      <Ground heights={[178, 172, 176, 174, 178, 172, 176]} />
      <Cuts x={0} y={180} width={320} height={18} rows={3} length={28} fill={PAPER} density={0.5} seed={5} />
      <path
        d="M30 186l18 -4l2 6l-18 4ZM62 190l18 2l-1 6l-18 -2ZM96 184l17 -5l2 6l-17 5Z"
        fill={TONES.ochre}
        stroke={PAPER}
        strokeWidth={1.2}
      />
    </Print>
  );
}
