import {
  At,
  Burst,
  Cuts,
  Ground,
  Helmet,
  INK,
  Limb,
  PAPER,
  Print,
  Rays,
  Runner,
  Sky,
  Smoke,
  TONES,
} from '@bridgehead/kit/print';

/** A soldier has reached the crest and raises the banner; others come up behind him, the battle is far below. */
export function BannerOnTheHill() {
  return (
    <Print>
      <Rays x={214} y={150} from={60} to={240} count={34} start={0.5} end={1} weight={3} fill={TONES.red} />
      <Sky height={110} density={0.3} seed={4} />
      <path d="M0 150L24 138L46 144L70 132L92 140L120 130L150 142L150 200H0Z" fill={INK} />
      <Smoke x={36} y={138} size={70} lean={0.6} />
      <Smoke x={96} y={134} size={44} lean={0.7} seed={11} />
      <Burst x={64} y={142} size={22} />
      <Ground heights={[190, 182, 170, 154, 140, 134, 142, 156, 172]} />
      <Cuts x={0} y={160} width={320} height={38} rows={6} length={30} fall={-5} fill={PAPER} density={0.5} />
      <Runner x={84} y={184} size={0.86} halo={PAPER} />
      <Runner x={136} y={164} size={0.96} halo={PAPER} />
      <path
        d="M197 8Q226 -4 254 12Q282 26 312 12Q304 38 316 58Q284 72 256 58Q232 48 208 54Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={3}
      />
      <path
        d="M206 20Q230 10 254 26Q280 38 302 30M210 38Q234 32 258 44Q282 54 304 48"
        fill="none"
        stroke={INK}
        strokeWidth={2}
      />
      <At x={194} y={140} size={1.25} halo={PAPER}>
        <Limb d="M-3 -25L-11 -12L-13 0L-8 0" width={8} ink={INK} />
        <Limb d="M2 -25L10 -12L14 0L19 0" width={8} ink={INK} />
        <path d="M-9 -25L-10 -36Q-8 -50 3 -50Q12 -49 13 -38L12 -22Q2 -18 -9 -25Z" fill={INK} />
        <Helmet x={2} y={-48} size={0.95} />
        <path d="M-9 -29L12 -28M-4 -46L7 -30" stroke={PAPER} strokeWidth={1.3} fill="none" />
      </At>
      <path d="M235 142L194 2" stroke={PAPER} strokeWidth={8} />
      <path d="M235 142L194 2" stroke={INK} strokeWidth={4} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M194 86L205 66L213 64M206 90L216 108L225 106" stroke={PAPER} strokeWidth={11} />
        <path d="M194 86L205 66L213 64M206 90L216 108L225 106" stroke={INK} strokeWidth={7} />
      </g>
    </Print>
  );
}
