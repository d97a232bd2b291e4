import { At, INK, PAPER, type Placed, TONES } from '@bridgehead/kit/print';

/** What people carry, keep and leave behind. */

/** A banner on its pole; the foot of the pole at 0, 0. */
export function Banner(at: Placed) {
  return (
    <At {...at}>
      <path d="M0 0V-112" stroke={INK} strokeWidth={5} />
      <path
        d="M2 -110Q28 -122 52 -108Q78 -96 104 -108L100 -58Q76 -46 52 -58Q28 -70 2 -60Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={3}
      />
      <path
        d="M10 -98Q32 -106 54 -94Q76 -84 94 -92M10 -80Q32 -88 54 -76Q76 -66 94 -74"
        fill="none"
        stroke={INK}
        strokeWidth={2}
      />
    </At>
  );
}

/** A loudspeaker on a van. */
export function Loudspeaker(at: Placed) {
  return (
    <At {...at}>
      <path d="M0 -12L44 -42V42L0 12Z" fill={INK} stroke={PAPER} strokeWidth={2} />
      <path d="M-20 -12H2V12H-20Z" fill={INK} />
      <path d="M44 -42Q54 0 44 42" fill="none" stroke={PAPER} strokeWidth={3} />
      <path
        d="M62 -30Q72 0 62 30M78 -42Q92 0 78 42M94 -54Q112 0 94 54"
        fill="none"
        stroke={TONES.red}
        strokeWidth={4}
      />
    </At>
  );
}

/** A field flask on a cord. */
export function Flask(at: Placed) {
  return (
    <At {...at}>
      <path d="M-4 -40Q-30 -70 -60 -60" fill="none" stroke={INK} strokeWidth={2.4} />
      <path
        d="M-22 -10Q-22 -34 0 -34Q22 -34 22 -10V14Q22 36 0 36Q-22 36 -22 14Z"
        fill={TONES.green}
        stroke={INK}
        strokeWidth={3}
      />
      <path d="M-7 -34V-46H7V-34Z" fill={INK} />
      <path d="M-22 -4H22M-22 14H22" stroke={INK} strokeWidth={2.4} />
    </At>
  );
}

/** Sheets of paper with lines that cannot be read. */
export function Paper({ lines = 5, ...at }: Placed & { readonly lines?: number }) {
  return (
    <At {...at}>
      <path d="M-48 -60L44 -66L52 58L-44 64Z" fill={PAPER} stroke={INK} strokeWidth={3} />
      {Array.from({ length: lines }, (_, line) => (
        <path
          key={line}
          d={`M-36 ${-40 + line * 18}q8 -5 15 0t15 -1t15 0${line % 2 ? 't14 0' : ''}`}
          fill="none"
          stroke={INK}
          strokeWidth={2.4}
        />
      ))}
    </At>
  );
}
