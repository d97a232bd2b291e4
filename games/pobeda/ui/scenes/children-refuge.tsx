import { At, Child, Cuts, INK, PAPER, Print, TONES } from '@bridgehead/kit/print';

/** Small children with bundles in the doorway of an eastern house; a woman opens her arms. */
export default function ChildrenRefuge() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.ochre} />
      <Cuts x={0} y={0} width={320} height={60} rows={7} length={54} density={0.5} />
      <path d="M24 176V50H296V176Z" fill={PAPER} stroke={INK} strokeWidth={2.6} />
      <path d="M14 50H306V40H14Z" fill={INK} />
      <Cuts x={28} y={54} width={264} height={118} rows={14} length={22} density={0.25} seed={6} weight={1} />
      <path d="M106 176V104Q108 66 158 58Q208 66 210 104V176Z" fill={INK} />
      <path
        d="M118 176V106Q120 78 158 70Q196 78 198 106V176"
        fill="none"
        stroke={TONES.ochre}
        strokeWidth={3}
      />
      <path d="M44 84H80V124H44ZM238 84H274V124H238Z" fill={INK} />
      <path
        d="M44 94H80M44 104H80M44 114H80M56 84V124M68 84V124M238 94H274M238 104H274M238 114H274M250 84V124M262 84V124"
        stroke={PAPER}
        strokeWidth={1.4}
      />
      <path
        d="M250 40Q262 12 292 16Q280 30 250 40ZM252 40Q280 26 314 38Q290 46 252 40Z"
        fill={TONES.green}
        stroke={INK}
        strokeWidth={1.6}
      />
      <path d="M0 174H320V200H0Z" fill={INK} />
      <Cuts x={0} y={178} width={320} height={20} rows={3} length={40} density={0.5} fill={TONES.ochre} />
      <At x={162} y={180} size={1.7} halo={PAPER}>
        <path d="M-16 0Q-13 -24 -8 -34Q0 -40 8 -34Q14 -22 17 0Z" fill={TONES.red} />
        <path
          d="M-8 -32Q-24 -32 -34 -22M8 -32Q24 -32 34 -22"
          fill="none"
          stroke={TONES.red}
          strokeWidth={6}
          strokeLinecap="round"
        />
        <path d="M-9 -36Q-10 -56 1 -56Q11 -55 10 -42L16 -30Q0 -24 -14 -31Z" fill={INK} />
        <path d="M-4 -50Q4 -51 5 -45Q4 -38 0 -38Q-5 -40 -4 -50Z" fill={PAPER} />
        <path d="M-6 -22L-8 -3M4 -22L6 -3M-2 -24L-2 -3" stroke={PAPER} strokeWidth={1.2} />
      </At>
      {[
        [60, 190, 1.16],
        [92, 192, 0.96],
        [232, 192, 1.02],
        [266, 190, 1.2],
        [28, 194, 0.9],
      ].map(([x = 0, y = 0, size = 1], index) => (
        <g key={x}>
          <Child x={x} y={y} size={size} left={x > 160} halo={PAPER} />
          <path d={`M${x - 5} ${y - 18 * size}h8v6h-8Z`} fill={PAPER} stroke={INK} strokeWidth={1} />
          {index % 2 === 0 && (
            <path
              d={`M${x + 12} ${y}q-4 -14 6 -16q12 0 8 16Z`}
              fill={TONES.ochre}
              stroke={INK}
              strokeWidth={1.8}
            />
          )}
        </g>
      ))}
    </Print>
  );
}
