import { At, Cuts, INK, PAPER, Print, Sky, TONES, Woman } from '@bridgehead/kit/print';

/** Leningrad under siege: the river, the spire, balloons, a woman with a child's sledge. */
export default function SiegeCity() {
  return (
    <Print>
      <path d="M0 0H320V120H0Z" fill={TONES.blue} />
      <Sky height={104} density={0.7} weight={1.8} />
      <path
        d="M30 34Q40 18 70 20Q92 24 96 34Q90 46 66 48Q40 48 30 34ZM26 34L16 24L18 44ZM208 58Q216 46 240 48Q256 50 260 58Q254 68 236 69Q214 68 208 58ZM205 58L197 50L198 66Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth={2}
      />
      <path d="M62 48L58 112M236 69L240 112" stroke={INK} strokeWidth={1.2} />
      <path
        d="M0 112V96H24V88H46V98H70V92H118V100H132V112ZM176 112V98H206V92H226V100H262V90H290V96H320V112Z"
        fill={INK}
      />
      <path d="M134 112V88H142V76H148L153 8L158 76H164V88H172V112Z" fill={INK} />
      <path d="M153 8L155 70" stroke={TONES.ochre} strokeWidth={2.4} />
      <path
        d="M10 102h4M30 100h4M52 103h4M80 100h4M96 100h4M186 104h4M212 102h4M240 104h4M272 100h4M300 104h4"
        stroke={PAPER}
        strokeWidth={4}
      />
      <path d="M0 112H320V200H0Z" fill={PAPER} />
      <Cuts x={0} y={114} width={320} height={30} rows={5} length={40} density={0.55} seed={4} />
      <path d="M0 150Q80 142 160 148T320 144V200H0Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <Cuts
        x={0}
        y={154}
        width={320}
        height={44}
        rows={5}
        length={70}
        density={0.4}
        seed={9}
        fill={TONES.blue}
        weight={2.2}
      />
      <Woman x={206} y={190} size={1.5} />
      <path d="M192 152L116 178" stroke={INK} strokeWidth={2} />
      <path d="M52 184Q50 176 58 176H118Q124 178 120 184Z" fill="none" stroke={INK} strokeWidth={3} />
      <path d="M60 176V188M110 176V188M46 190H128" stroke={INK} strokeWidth={3} strokeLinecap="round" />
      <At x={86} y={178} size={1}>
        <path d="M-28 0Q-30 -12 -16 -13L20 -15Q32 -14 31 -6L30 0Z" fill={INK} />
        <path d="M-12 -13L-8 -1M4 -14L7 -1M18 -15L20 -1" stroke={PAPER} strokeWidth={1.6} />
      </At>
      <path d="M262 196L270 152L284 152L292 196Z" fill={INK} />
      <path d="M266 150H288V142H266Z" fill={INK} />
    </Print>
  );
}
