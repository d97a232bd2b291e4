import { Child, Cuts, Ground, INK, Limb, PAPER, Sky, Smoke, Standing, TONES } from '@bridgehead/kit/print';
import type { Drawings } from './Drawing.tsx';
import { Wounded } from './people.tsx';
import { Rampart } from './banks.tsx';
import { Vault } from './casemates.tsx';
import { Arch, Brick } from './masonry.tsx';

/** Events that help: what is found, kept and shared under the vaults. */
export const enduring: Drawings = {
  'ammunition-store': () => (
    <>
      <Vault light={86} />
      {[
        [196, 176],
        [256, 176],
        [226, 150],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path
            d={`M${x - 30} ${y}V${y - 26}H${x + 30}V${y}Z`}
            fill={TONES.ochre}
            stroke={PAPER}
            strokeWidth={2}
          />
          <path
            d={`M${x - 30} ${y - 13}H${x + 30}M${x - 16} ${y - 26}V${y}M${x + 16} ${y - 26}V${y}`}
            stroke={INK}
            strokeWidth={2}
          />
        </g>
      ))}
      <Child x={112} y={182} size={1.6} fill={TONES.ochre} light={INK} />
      <Child x={146} y={184} size={1.45} left fill={TONES.ochre} light={INK} />
    </>
  ),
  'names-on-a-card': () => (
    <>
      <path d="M0 0H320V200H0Z" fill={TONES.red} />
      <Cuts x={0} y={0} width={320} height={200} rows={20} length={40} density={0.35} />
      <g transform="translate(150 104) rotate(-6)">
        <path d="M-92 -60H92V62H-92Z" fill={PAPER} stroke={INK} strokeWidth={3} />
        <path d="M0 -60V62" stroke={INK} strokeWidth={3} />
        {[-40, -22, -4, 14, 32].map((y, line) => (
          <path
            key={y}
            d={`M-80 ${y}q9 -5 17 0t17 0t17 0M12 ${y}q9 -5 17 0t17 0${line < 3 ? 't17 0' : ''}`}
            fill="none"
            stroke={INK}
            strokeWidth={2.2}
          />
        ))}
      </g>
      <Limb d="M330 196L266 160L226 146" width={24} ink={INK} />
      <path d="M188 124L250 148L244 158L184 132Z" fill={TONES.ochre} stroke={INK} strokeWidth={2.4} />
    </>
  ),
  casemates: () => (
    <>
      <Sky height={70} density={0.45} />
      <Smoke x={30} y={110} size={80} lean={0.4} />
      <Rampart y={168} />
      {[112, 186, 258].map((x) => (
        <g key={x}>
          <Brick x={x - 30} y={110} width={60} height={62} />
          <Arch x={x} y={172} width={36} height={46} />
        </g>
      ))}
      <Ground heights={[178, 174, 180]} />
      <path d="M30 172H110" stroke={INK} strokeWidth={4} />
      <Standing x={26} y={192} size={1.2} halo={PAPER} />
      <Wounded x={70} y={170} size={0.6} />
      <Standing x={116} y={192} size={1.2} halo={PAPER} />
    </>
  ),
  'ice-in-the-cellar': () => (
    <>
      <Vault light={250} />
      {[
        [70, 170, 34],
        [118, 174, 30],
        [94, 142, 28],
      ].map(([x = 0, y = 0, half = 0]) => (
        <g key={x}>
          <path
            d={`M${x - half} ${y}L${x - half + 6} ${y - half}L${x + half - 4} ${y - half + 3}L${x + half} ${y}Z`}
            fill={TONES.blue}
            stroke={PAPER}
            strokeWidth={2.4}
          />
          <path
            d={`M${x - half + 10} ${y - 6}L${x} ${y - half + 8}M${x + 6} ${y - 5}L${x + half - 10} ${y - half + 12}`}
            stroke={PAPER}
            strokeWidth={2}
          />
        </g>
      ))}
      <g transform="translate(214 186) scale(1.1)">
        <path d="M-58 -4Q-40 -20 -10 -16L26 -20Q38 -20 40 -12L38 -2L-54 2Z" fill={TONES.ochre} />
        <circle cx={48} cy={-13} r={10} fill={TONES.ochre} />
      </g>
    </>
  ),
};
