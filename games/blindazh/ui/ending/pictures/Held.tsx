import { Cuts, Ground, INK, PAPER, Print, Rays, Sky, Smoke, Standing, TONES } from '@bridgehead/kit/print';
import { Wire } from './Wire.tsx';

/** Where the men stand beside the flag: the first nearest to it, the others by turns left and right. */
const POSTS = [
  { x: 122, y: 152, size: 1.3 },
  { x: 212, y: 150, size: 1.3, left: true },
  { x: 72, y: 162, size: 1.2 },
  { x: 262, y: 160, size: 1.2, left: true },
  { x: 30, y: 172, size: 1.1 },
  { x: 300, y: 172, size: 1.1, left: true },
];

/** Our flag over the enemy's ground at sunrise, the wire before it torn; as many men as the squad has. */
export function Held({ men }: { readonly men: number }) {
  return (
    <Print>
      <Rays x={160} y={140} from={52} to={250} count={36} start={0.5} end={1} weight={3.4} fill={TONES.red} />
      <Sky height={96} density={0.25} seed={4} />
      <path d="M0 138L30 130L66 134L104 124L140 132L186 122L232 132L276 124L320 134V200H0Z" fill={INK} />
      <Smoke x={40} y={132} size={52} lean={0.5} />
      <Smoke x={286} y={130} size={38} lean={0.6} seed={11} />
      <Ground heights={[178, 170, 158, 148, 140, 148, 156, 168, 176]} />
      <Cuts
        x={0}
        y={158}
        width={320}
        height={40}
        rows={7}
        length={28}
        fall={-4}
        fill={PAPER}
        density={0.45}
      />
      <path
        d="M166 14Q194 2 220 16T282 14L274 54Q246 66 218 52T166 58Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={3}
      />
      <path
        d="M172 28Q196 18 220 30T272 28M172 44Q196 34 220 44T268 42"
        fill="none"
        stroke={INK}
        strokeWidth={2}
      />
      <path d="M164 150V8" stroke={PAPER} strokeWidth={8} />
      <path d="M164 150V8" stroke={INK} strokeWidth={4.4} />
      {POSTS.slice(0, men).map((post) => (
        <Standing key={post.x} {...post} halo={PAPER} />
      ))}
      <Wire y={186} torn />
    </Print>
  );
}
