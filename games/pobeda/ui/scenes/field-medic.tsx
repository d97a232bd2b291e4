import { At, Burst, Cuts, Ground, Helmet, INK, PAPER, Print, Sky, Smoke, TONES } from '@bridgehead/kit/print';

/** A nurse drags a wounded man on a greatcoat away from the shell bursts. */
export default function FieldMedic() {
  return (
    <Print>
      <Sky height={110} density={0.5} />
      <Smoke x={30} y={104} size={72} lean={0.7} />
      <Burst x={60} y={110} size={54} />
      <Burst x={148} y={98} size={38} seed={4} />
      <Ground heights={[112, 106, 100, 108, 100, 106, 98]} fill={TONES.ochre} />
      <Cuts x={0} y={108} width={320} height={50} rows={6} length={32} density={0.5} seed={7} />
      <Ground heights={[150, 158, 150, 160, 152, 162, 156]} />
      <Cuts x={0} y={164} width={320} height={34} rows={4} length={28} density={0.5} fill={PAPER} seed={4} />
      <path
        d="M58 172Q90 158 150 164L184 158L188 172Q150 182 96 184Q66 184 58 172Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2.4}
      />
      <path
        d="M78 166Q96 152 130 158L152 160L150 170L92 174Z"
        fill={TONES.ochre}
        stroke={INK}
        strokeWidth={2}
      />
      <Helmet x={164} y={166} size={0.9} left fill={PAPER} light={INK} halo={INK} />
      <path d="M96 160L102 173M114 158L118 172" stroke={PAPER} strokeWidth={3} />
      <At x={228} y={172} size={1.5} halo={PAPER}>
        <path
          d="M-2 -20Q-10 -34 2 -42L16 -40Q24 -30 20 -16L22 -4L28 0L8 0L6 -12L-2 -4L-14 -2L-16 -6L-6 -12Z"
          fill={INK}
        />
        <path d="M4 -42Q0 -58 12 -58Q22 -56 20 -46Q18 -40 12 -40Z" fill={INK} />
        <path d="M1 -52Q4 -62 14 -61Q23 -58 22 -52Z" fill={INK} />
        <path d="M4 -34L-10 -24L-26 -14" fill="none" stroke={INK} strokeWidth={5} strokeLinecap="round" />
        <path d="M14 -28L28 -26L28 -12L14 -14Z" fill={PAPER} stroke={INK} strokeWidth={1.6} />
        <path d="M21 -24V-15M17 -20H25" stroke={TONES.red} strokeWidth={2.2} />
        <path d="M6 -36L16 -18M2 -22L16 -20" stroke={PAPER} strokeWidth={1.1} />
      </At>
    </Print>
  );
}
