import { Cuts, Ground, INK, PAPER, Sky, Smoke, TONES } from '@bridgehead/kit/print';
import { Brick, Windows } from '../../scenes/masonry.tsx';

/** Broken barracks under smoke; a helmet and a rifle left among the bricks. */
export function Captured() {
  return (
    <>
      <Sky height={110} density={0.6} />
      <Smoke x={64} y={96} size={110} lean={0.5} />
      <Smoke x={206} y={84} size={100} lean={0.4} seed={3} />
      <Brick x={-6} y={84} width={130} height={96} />
      <Brick x={190} y={92} width={140} height={88} />
      <path
        d="M-6 84L24 96L40 80L70 108L96 92L124 130V180H110L100 140L80 126L60 140L30 118L-6 130Z"
        fill={PAPER}
      />
      <path d="M190 92L212 110L232 96L258 118L290 100L330 116V92Z" fill={PAPER} />
      <Windows x={26} y={166} count={3} step={34} size={15} />
      <Windows x={216} y={166} count={3} step={36} size={15} />
      <Ground heights={[178, 172, 182, 176, 184, 174, 180]} />
      <path d="M118 186L206 168" stroke={PAPER} strokeWidth={6} />
      <path d="M118 186L206 168" stroke={INK} strokeWidth={3} />
      <path
        d="M142 178Q142 156 160 154Q180 156 180 176L188 182H132Z"
        fill={TONES.green}
        stroke={PAPER}
        strokeWidth={2.4}
      />
      <path d="M90 184l10 -8l12 6l-4 6ZM220 186l8 -7l11 5l-5 6ZM254 180l7 -6l9 5Z" fill={TONES.red} />
      <Cuts x={0} y={188} width={320} height={12} rows={1} length={30} fill={PAPER} />
    </>
  );
}
