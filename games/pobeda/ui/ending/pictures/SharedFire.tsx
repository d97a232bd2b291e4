import {
  At,
  Cuts,
  Ground,
  Helmet,
  INK,
  Limb,
  PAPER,
  type Placed,
  Print,
  Rays,
  Smoke,
  Spruce,
  TONES,
} from '@bridgehead/kit/print';

const FOREST = [6, 26, 44, 66, 252, 272, 292, 314];

/** Night: two soldiers share a fire, their rifles stacked. Nobody has won. */
export function SharedFire() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={0} width={320} height={104} rows={16} length={44} density={0.72} weight={2.2} />
      <path d="M262 22A17 17 0 1 0 276 50A20 20 0 0 1 262 22Z" fill={PAPER} />
      {FOREST.map((x, index) => (
        <Spruce key={x} x={x} y={134} size={84 + (index % 3) * 18} />
      ))}
      <Rays x={160} y={156} from={14} to={120} count={32} start={0.5} end={1} weight={2.6} fill={PAPER} />
      <Smoke x={160} y={118} size={76} lean={0.3} seed={6} fill={INK} light={PAPER} />
      <Ground heights={[168, 164, 160, 158, 158, 160, 164, 168]} />
      <Cuts x={96} y={164} width={128} height={30} rows={5} length={26} fill={PAPER} density={0.6} />
      <path d="M140 166L182 156M140 156L182 166" stroke={PAPER} strokeWidth={6} strokeLinecap="round" />
      <path
        d="M160 104Q172 122 170 132Q178 128 178 120Q188 142 176 158H146Q134 146 146 128Q148 138 154 138Q150 120 160 104Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth={2}
      />
      <path d="M160 132Q168 142 166 150Q164 156 158 156Q150 152 154 144Q158 140 160 132Z" fill={TONES.grey} />
      <Seated x={104} y={168} size={1.35} />
      <Seated x={216} y={168} size={1.35} left />
      <path d="M282 176L300 112M304 176L286 112M292 178L294 108" stroke={PAPER} strokeWidth={6} />
      <path d="M282 176L300 112M304 176L286 112M292 178L294 108" stroke={INK} strokeWidth={3} />
    </Print>
  );
}

/** On the ground by the fire, a mug in his hands. */
function Seated(at: Placed) {
  return (
    <At {...at} halo={PAPER}>
      <Limb d="M-4 -8L14 -18L18 -2L24 -1" width={7.5} ink={INK} />
      <path d="M-14 0Q-16 -24 -6 -36Q4 -39 9 -31L8 -8L4 0Z" fill={INK} />
      <Limb d="M4 -28L14 -20L22 -27" width={5} ink={INK} />
      <path d="M19 -34H28V-25H19Z" fill={INK} />
      <Helmet x={2} y={-35} size={0.95} />
      <path d="M-9 -28L2 -14M-12 -10L4 -10" stroke={PAPER} strokeWidth={1.3} fill="none" />
    </At>
  );
}
