import { Cuts, Ground, INK, Marching, PAPER, Rays, Sky, Smoke, TONES } from '@bridgehead/kit/print';
import { Arch, Brick, Windows } from '../../scenes/masonry.tsx';

/** The gate behind them, the sun before them: those who are left go out over the ford. */
export function BrokeOut() {
  return (
    <>
      <Rays
        x={304}
        y={118}
        from={34}
        to={330}
        count={48}
        start={0.46}
        end={1.02}
        weight={2.8}
        fill={TONES.ochre}
      />
      <Sky height={90} density={0.25} />
      <Smoke x={24} y={64} size={60} lean={0.4} />
      <Brick x={-6} y={46} width={150} height={134} />
      <path d="M-6 46L20 34L40 50L70 30L96 48L120 36L144 46Z" fill={INK} />
      <Arch x={74} y={180} width={66} height={92} />
      <Windows x={20} y={82} count={2} step={104} size={15} />
      <path d="M28 110l8 8M120 124l7 9M110 70l6 6M44 150l6 8" stroke={PAPER} strokeWidth={4} />
      <Ground heights={[184, 178, 180, 172, 176, 168]} />
      <Cuts x={0} y={182} width={320} height={16} rows={2} length={34} fill={PAPER} density={0.5} />
      {[96, 146, 194, 238, 280].map((x, place) => (
        <Marching key={x} x={x} y={190 - place * 3} size={1.15 - place * 0.08} halo={PAPER} />
      ))}
    </>
  );
}
