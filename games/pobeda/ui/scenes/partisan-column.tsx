import { At, Capped, Cuts, Ground, INK, Marching, PAPER, Print, Spruce, TONES } from '@bridgehead/kit/print';

/** Partisans with a laden cart and a rider go through a forest in single file. */
export default function PartisanColumn() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.green} />
      <Cuts x={0} y={0} width={320} height={120} rows={15} length={50} density={0.4} />
      {[6, 34, 58, 92, 128, 160, 196, 228, 262, 292, 316].map((x, index) => (
        <Spruce key={x} x={x} y={136 + (index % 3) * 4} size={92 + (index % 4) * 22} />
      ))}
      <Ground heights={[146, 140, 144, 140, 146, 142, 148]} fill={PAPER} />
      <Cuts x={0} y={148} width={320} height={50} rows={6} length={40} density={0.5} seed={6} />
      <At x={268} y={178} size={1} halo={PAPER}>
        <path
          d="M-34 -30Q-36 -42 -22 -42L14 -42L26 -60L34 -62L40 -52L30 -48L24 -30L22 0L16 0L14 -24L-14 -24L-20 0L-26 0L-26 -24Z"
          fill={INK}
        />
        <path d="M-34 -38Q-44 -30 -42 -14" stroke={INK} strokeWidth={4} fill="none" />
        <path d="M-10 -40L-8 -70Q0 -76 8 -70L10 -42L14 -26L8 -24L2 -40Z" fill={INK} />
        <path d="M-5 -72Q-6 -86 1 -86Q8 -85 7 -76Z" fill={INK} />
        <path d="M-7 -80Q-4 -90 4 -88Q10 -86 9 -81Z" fill={INK} />
        <path d="M-12 -56L6 -98" stroke={INK} strokeWidth={2} />
        <path d="M-8 -50H9M-4 -40L-2 -30M28 -52l4 -2" stroke={PAPER} strokeWidth={1.2} />
      </At>
      <At x={178} y={184} size={1} halo={PAPER}>
        <path d="M-36 -24H28L24 -12H-32Z" fill={INK} />
        <path d="M-30 -24Q-22 -46 -4 -44Q16 -44 22 -24Z" fill={INK} />
        <path d="M28 -20L52 -24" stroke={INK} strokeWidth={3} />
        <circle cx={-18} cy={-10} r={11} fill={INK} stroke={PAPER} strokeWidth={1.6} />
        <circle cx={14} cy={-10} r={11} fill={INK} stroke={PAPER} strokeWidth={1.6} />
        <path
          d="M-18 -21V1M-29 -10H-7M14 -21V1M3 -10H25M-20 -34L-8 -26M0 -42L6 -28"
          stroke={PAPER}
          strokeWidth={1.2}
        />
      </At>
      <Capped x={118} y={184} size={0.96} halo={PAPER} />
      <path d="M108 152L112 120" stroke={INK} strokeWidth={2.6} />
      <Marching x={80} y={186} size={1.02} halo={PAPER} />
      <Capped x={42} y={188} size={1.08} halo={PAPER} fill={TONES.ochre} light={INK} />
      <path d="M30 154L35 118" stroke={INK} strokeWidth={2.6} />
      <path d="M-6 200L2 60L22 60L18 200ZM302 200L308 40L330 40L330 200Z" fill={INK} />
      <path
        d="M6 90L12 94M4 130L11 134M312 70L320 76M310 120L320 124M310 164L320 160"
        stroke={PAPER}
        strokeWidth={2}
      />
    </Print>
  );
}
