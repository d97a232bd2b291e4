import {
  BareTree,
  Cuts,
  INK,
  PAPER,
  Print,
  Runner,
  Sky,
  Spruce,
  Standing,
  TONES,
} from '@bridgehead/kit/print';

/** Soldiers in white smocks over the snow; birches, a burnt roof. */
export default function WinterInfantry() {
  return (
    <Print>
      <path d="M0 0H320V96H0Z" fill={TONES.blue} />
      <Sky height={92} density={0.6} />
      {[8, 24, 44, 60, 82, 98, 230, 248, 270, 288, 306].map((x, index) => (
        <Spruce key={x} x={x} y={98 + (index % 3) * 3} size={46 + (index % 4) * 10} />
      ))}
      <path d="M128 98L128 76L150 62L176 76L176 98Z" fill={INK} />
      <path
        d="M124 78L150 58L180 78M150 58L164 44M138 70L140 46M166 68L172 54"
        stroke={INK}
        strokeWidth={3}
        fill="none"
      />
      <path d="M136 84H146V96H136ZM158 84H168V98H158Z" fill={TONES.red} />
      <path d="M0 100Q80 90 160 100Q240 92 320 98L320 200L0 200Z" fill={PAPER} />
      <Cuts x={0} y={108} width={320} height={30} rows={4} length={60} density={0.4} seed={4} weight={1} />
      <Cuts
        x={0}
        y={140}
        width={320}
        height={56}
        rows={6}
        length={70}
        density={0.5}
        seed={6}
        fall={4}
        fill={TONES.blue}
        weight={2}
      />
      <Runner x={216} y={134} size={0.66} fill={INK} />
      <Runner x={150} y={136} size={0.7} />
      <Runner x={250} y={178} size={1.06} fill={PAPER} light={INK} halo={INK} />
      <Runner x={92} y={186} size={1.24} fill={PAPER} light={INK} halo={INK} />
      <Standing x={18} y={152} size={0.74} />
      <path
        d="M40 196L160 190L168 186M206 190L306 184L312 180"
        stroke={INK}
        strokeWidth={2.6}
        fill="none"
        strokeLinecap="round"
      />
      <BareTree x={296} y={200} size={180} fill={INK} />
      <path
        d="M290 60L300 58M290 92L301 90M289 126L302 124M288 158L302 156"
        stroke={PAPER}
        strokeWidth={3.4}
      />
    </Print>
  );
}
