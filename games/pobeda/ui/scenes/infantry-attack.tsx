import {
  At,
  Burst,
  Cuts,
  Ground,
  Helmet,
  INK,
  PAPER,
  Print,
  Runner,
  Sky,
  Smoke,
  TONES,
} from '@bridgehead/kit/print';

/** Riflemen run up a slope; one stands to call the others. */
export default function InfantryAttack() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.red} />
      <Sky height={170} density={0.5} fill={PAPER} weight={2} />
      <Sky height={80} density={0.35} seed={14} />
      <Smoke x={250} y={80} size={74} lean={0.7} seed={6} />
      <Burst x={296} y={74} size={34} seed={3} />
      <Ground heights={[168, 158, 140, 126, 104, 88, 70]} />
      <Runner x={258} y={92} size={0.66} />
      <Runner x={206} y={112} size={0.8} />
      <At x={150} y={136} size={1.15}>
        <path d="M-10 0L-8 -24L0 -26L3 0L11 0L9 -26L-4 -30Z" fill={INK} />
        <path d="M-10 -46Q0 -50 9 -46L11 -20L-12 -20Z" fill={INK} />
        <path d="M-8 -44L-22 -60L-25 -71" fill="none" stroke={INK} strokeWidth={5.4} strokeLinecap="round" />
        <path d="M8 -42L20 -34" fill="none" stroke={INK} strokeWidth={5.4} strokeLinecap="round" />
        <path d="M-24 -70L-30 -82L-26 -83L-20 -72Z" fill={INK} />
        <Helmet x={0} y={-46} size={0.92} left light={TONES.red} />
        <path d="M-11 -27L11 -27M0 -44L1 -29" stroke={PAPER} strokeWidth={1.1} />
      </At>
      <Runner x={64} y={172} size={1.2} />
      <Cuts
        x={0}
        y={150}
        width={320}
        height={48}
        rows={7}
        length={30}
        fall={-7}
        density={0.6}
        fill={PAPER}
        seed={5}
      />
      <Runner x={214} y={188} size={1.1} halo={PAPER} />
    </Print>
  );
}
