import { At, Cuts, Ground, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

const LIMB = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Somebody far too thin for his shirt, running to the left. */
function Player({ x, shirt }: { readonly x: number; readonly shirt: string }) {
  return (
    <At x={x} y={184} size={1.4} left>
      <path d="M-2 -26L-8 -14L-19 -11M2 -26L11 -16L9 -1L14 0" {...LIMB} stroke={INK} strokeWidth={3.4} />
      <path d="M-8 -27L8 -27L9 -19L0 -22L-8 -17Z" fill={PAPER} stroke={INK} strokeWidth={1.6} />
      <path d="M-7 -45Q0 -48 7 -45L8 -27L-8 -27Z" fill={shirt} stroke={INK} strokeWidth={1.8} />
      <path
        d="M1 -50V-45M-6 -43L-15 -34L-12 -27M7 -43L14 -35L22 -38"
        {...LIMB}
        stroke={INK}
        strokeWidth={3}
      />
      <path d="M-4 -52Q-4 -60 2 -60Q8 -59 7 -53Q5 -48 1 -48Q-3 -49 -4 -52Z" fill={INK} />
      <path d="M-4 -40L-3 -30M1 -41L1 -30" stroke={INK} strokeWidth={1} />
    </At>
  );
}

/** A match in the besieged city: thin players, a goal, a balloon over the roofs. */
export default function FootballSiege() {
  return (
    <Print>
      <Sky height={84} density={0.45} />
      <path
        d="M206 30Q214 14 244 16Q266 19 270 30Q264 42 240 44Q214 43 206 30ZM202 30L190 19L192 41Z"
        fill={TONES.grey}
        stroke={INK}
        strokeWidth={2}
      />
      <path d="M240 44L248 66" stroke={INK} strokeWidth={1.2} />
      <path
        d="M0 92V64H26V54H50V68H74V58H88V46H92V58H118V72H152V80H186V92ZM214 92V74H246V64H282V76H320V92Z"
        fill={INK}
      />
      <path
        d="M10 72h5M34 64h5M34 76h5M60 76h5M100 68h5M128 80h5M256 74h5M296 84h5"
        stroke={PAPER}
        strokeWidth={5}
      />
      <Ground heights={[92, 90, 92, 91, 92]} fill={TONES.green} />
      <Cuts x={0} y={94} width={320} height={104} rows={12} length={40} density={0.4} seed={8} />
      <path d="M14 178V112H78V164" {...LIMB} stroke={PAPER} strokeWidth={5} />
      <path
        d="M14 112L30 124V168M30 124H78M46 124V160M62 124V162M30 138H78M30 152H78"
        {...LIMB}
        stroke={PAPER}
        strokeWidth={1}
      />
      <path d="M0 186L130 150H320" {...LIMB} stroke={PAPER} strokeWidth={2} />
      <Player x={150} shirt={PAPER} />
      <Player x={236} shirt={TONES.red} />
      <circle cx={112} cy={174} r={8} fill={PAPER} stroke={INK} strokeWidth={2.2} />
      <path d="M106 170L112 174L118 171M112 174V181" stroke={INK} strokeWidth={1.4} fill="none" />
    </Print>
  );
}
