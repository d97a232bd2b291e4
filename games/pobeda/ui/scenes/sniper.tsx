import { At, cut, Cuts, Ground, hand, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

const next = hand(21);
const LEAVES = Array.from({ length: 70 }, () => {
  const [x, y] = [next() * 320, 92 + next() * 80];
  return cut(x, y, (next() - 0.5) * 34, -10 - next() * 18, 2.6);
}).join('');

/** A sniper lies among branches, the face hidden by the scope. */
export default function Sniper() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.green} />
      <Sky height={90} density={0.4} />
      <circle cx={262} cy={44} r={22} fill={PAPER} />
      <path d="M262 18V70M236 44H288" stroke={INK} strokeWidth={1.6} />
      <circle cx={262} cy={44} r={14} fill="none" stroke={INK} strokeWidth={1.6} />
      <Ground heights={[134, 128, 122, 130, 126, 134, 140]} />
      <path d={LEAVES} fill={INK} />
      <At x={118} y={166} size={1.7} halo={PAPER}>
        <path d="M-70 0L-62 -9L-30 -12L-10 -24Q8 -30 20 -20L26 0Z" fill={INK} />
        <path d="M10 -22Q8 -42 24 -44Q38 -42 38 -30Q38 -22 28 -20Z" fill={INK} />
        <path d="M6 -28Q6 -48 26 -49Q40 -48 42 -36Q26 -42 6 -28Z" fill={INK} />
        <path d="M22 -12L44 -10L56 -18" fill="none" stroke={INK} strokeWidth={7} strokeLinecap="round" />
        <path d="M8 -16L34 -22L104 -28L104 -25L40 -15L12 -8Z" fill={INK} />
        <path
          d="M32 -31L58 -33L58 -28L33 -26ZM38 -27V-21M52 -28V-22"
          fill={INK}
          stroke={INK}
          strokeWidth={1.4}
        />
        <path
          d="M-56 -5L-30 -6M-26 -11L-6 -6M-8 -21L10 -8M14 -34Q24 -42 36 -38"
          stroke={PAPER}
          strokeWidth={1.2}
          fill="none"
        />
      </At>
      <Cuts
        x={0}
        y={166}
        width={320}
        height={32}
        rows={4}
        length={24}
        fall={-6}
        fill={PAPER}
        density={0.5}
        seed={5}
      />
      <path
        d="M10 200Q30 150 64 132M26 200Q60 168 84 162M296 200Q284 150 262 126M316 190Q292 150 300 112M240 200Q252 172 276 160"
        fill="none"
        stroke={INK}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        d="M40 152q-14 -2 -18 -14q14 0 18 14ZM56 140q-4 -14 4 -22q8 10 -4 22ZM276 146q14 -4 16 -18q-14 4 -16 18ZM292 140q12 0 18 -12q-14 -2 -18 12ZM268 134q-6 -10 0 -20q8 8 0 20Z"
        fill={TONES.green}
        stroke={INK}
        strokeWidth={1.6}
      />
    </Print>
  );
}
