import { BareTree, Cuts, Ground, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

/** A wooden obelisk with a star at the edge of a field, a helmet, a branch. */
export default function SoldiersGrave() {
  return (
    <Print>
      <Sky height={120} density={0.55} />
      <path d="M0 96Q80 88 160 94Q240 100 320 92L320 200L0 200Z" fill={TONES.ochre} />
      <Cuts x={0} y={98} width={320} height={56} rows={9} length={26} fall={-3} density={0.55} seed={6} />
      <BareTree x={262} y={112} size={96} />
      <BareTree x={290} y={110} size={70} seed={7} />
      <Ground heights={[172, 160, 146, 142, 148, 162, 176]} />
      <Cuts x={0} y={158} width={320} height={40} rows={5} length={28} fill={PAPER} density={0.55} seed={8} />
      <path d="M134 154L144 52L160 40L176 52L186 154Z" fill={PAPER} stroke={INK} strokeWidth={3} />
      <path d="M166 52L176 54L184 152L172 152Z" fill={INK} />
      <path d="M148 64L146 148M156 60L155 148" stroke={INK} strokeWidth={1.2} />
      <path d="M126 154H194L198 168H122Z" fill={INK} />
      <path
        d="M160 10L166.500 27L184 28L170 39L175 56L160 46L145 56L150 39L136 28L153.500 27Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={2}
      />
      <path
        d="M72 176Q72 150 98 149Q122 150 124 172L132 178L64 180Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2}
      />
      <path d="M82 166Q86 155 98 154" stroke={PAPER} strokeWidth={2} fill="none" strokeLinecap="round" />
      <path d="M200 182Q226 166 262 172" fill="none" stroke={PAPER} strokeWidth={2.6} />
      <path
        d="M212 176Q212 164 222 160Q224 170 212 176ZM226 172Q230 160 240 159Q238 169 226 172ZM240 172Q252 176 250 184Q240 182 240 172ZM222 176Q232 180 230 190Q220 186 222 176Z"
        fill={PAPER}
      />
    </Print>
  );
}
