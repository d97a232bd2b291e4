import { Cuts, INK, PAPER, Print, Rays, TONES } from '@bridgehead/kit/print';

/** Hands sign a paper under a lamp: inkwell, folders, an empty chair. */
export default function SigningTable() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <Rays
        x={92}
        y={56}
        from={34}
        to={180}
        count={26}
        start={0.06}
        end={0.44}
        fill={TONES.ochre}
        weight={5}
      />
      <path
        d="M226 128V40Q226 24 244 24H286Q302 24 302 40V128Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2.4}
      />
      <path
        d="M236 120V46Q236 34 248 34H280Q292 34 292 46V120M250 40V116M264 38V116M278 40V116"
        fill="none"
        stroke={PAPER}
        strokeWidth={1.3}
      />
      <path d="M0 120L320 116L320 200L0 200Z" fill={TONES.green} />
      <Cuts x={0} y={122} width={320} height={76} rows={9} length={50} density={0.5} seed={5} />
      <path d="M92 128L92 58" stroke={INK} strokeWidth={5} />
      <path d="M66 132H118L110 122H74Z" fill={INK} stroke={PAPER} strokeWidth={1.4} />
      <path d="M52 60Q56 26 92 24Q128 26 132 60Z" fill={TONES.ochre} stroke={PAPER} strokeWidth={2.6} />
      <path d="M70 56Q74 36 90 32" stroke={INK} strokeWidth={2} fill="none" />
      <path d="M112 150L214 140L236 182L124 192Z" fill={PAPER} stroke={INK} strokeWidth={2.2} />
      <path d="M128 157L196 150M131 164L206 157M134 171L190 166" stroke={INK} strokeWidth={1.6} />
      <path d="M160 183Q172 176 182 182T200 178" fill="none" stroke={TONES.red} strokeWidth={2} />
      <path
        d="M320 146L262 150Q238 152 222 164Q208 168 204 176Q206 182 216 180Q230 186 244 180L262 184L320 190Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2.2}
      />
      <path d="M320 146L286 148L290 188L320 190Z" fill={PAPER} stroke={INK} strokeWidth={1.6} />
      <path
        d="M222 166Q232 164 240 168M218 173Q230 170 240 175"
        fill="none"
        stroke={PAPER}
        strokeWidth={1.3}
      />
      <path d="M236 136L200 182" stroke={PAPER} strokeWidth={5} />
      <path d="M238 134L201 181" stroke={INK} strokeWidth={3} />
      <path d="M30 158H66L72 184H24Z" fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d="M40 148H56V158H40Z" fill={TONES.red} stroke={PAPER} strokeWidth={1.6} />
    </Print>
  );
}
