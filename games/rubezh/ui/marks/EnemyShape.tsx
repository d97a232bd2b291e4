import type { ReactNode } from 'react';
import styles from './marks.module.css';

/** Grey silhouettes, one of each kind, in a field of 60 by 36 with the ground at 34; nobody's badge is on them. */
const MAN =
  'M-3.4-14.6a3.6 3.8 0 0 1 7.2 0l1.2 1.4h-9.6zM-3.2-11.6h6.6l2 7.6-2.2.6.6 8.6h-3.2l-.6-6-.9 6h-3.2l.2-9-2-.4z';
const RIFLE = 'M-5 1 7.4-13l1 .8L-3.8 2z';

function Man({
  x,
  y = 27,
  size = 1,
  armed = true,
}: {
  x: number;
  y?: number;
  size?: number;
  armed?: boolean;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={MAN} />
      {armed && <path d={RIFLE} />}
    </g>
  );
}

const WHEEL = (x: number, r = 4.4) => <circle key={x} cx={x} cy={34 - r} r={r} className={styles.wheel} />;

const SHAPES: Readonly<Record<string, ReactNode>> = {
  infantry: [14, 30, 46].map((x) => <Man key={x} x={x} />),
  rifle: (
    <>
      <Man x={16} size={1.1} />
      <path d="M28 32q2-7 9-8l3-4a3.6 3.4 0 0 1 6 1l-1.6 4.4L42 32z" />
      <path d="M38 24 57 21.4v1.6L40 26.4z" />
    </>
  ),
  rockets: (
    <>
      <path d="M10 34 20 20l3 2-7 12zM30 34 27 21l3-1 5 14z" />
      <path d="M12 20 40 4l3 5-28 16z" />
      <path d="M16 27 44 11l2.6 4.6L19 31z" />
      <path d="M48 4.6 57 0l-4 8.4z" />
      {WHEEL(22, 5)}
    </>
  ),
  'armoured-car': (
    <>
      <path d="M4 27 9 17l9-2 3-7h16l3 7 13 4 4 8z" />
      <path d="M36 10.4h18v2.4H36z" />
      {[14, 30, 46].map((x) => WHEEL(x, 5))}
    </>
  ),
  artillery: (
    <>
      <path d="M24 20 3 31l1.6 3L27 25z" />
      <path d="M20 19 56 9l1 3.4L22 24z" />
      <path d="M28 6h4l2 22h-4z" />
      {WHEEL(28, 8)}
    </>
  ),
  sappers: (
    <>
      <Man x={14} armed={false} />
      <path d="M18 20 27 7l1.4 1-8.6 13z" />
      <path d="M34 32q1-8 8-10l2-4a3.5 3.4 0 0 1 6 1.6L48 25l1 7z" />
      <path d="M49 26h8v7h-8zM52 26q0-4 4-5l.6 1.2q-2.6.8-2.6 3.8z" />
    </>
  ),
  motorised: (
    <>
      <path d="M4 29V12h30V8h9l4 9 9 2 1 10z" />
      <path d="M8 12q0-6 5-6t5 6M20 12q0-6 5-6t5 6" />
      {[13, 26, 48].map((x) => WHEEL(x, 4.6))}
    </>
  ),
  aviation: (
    <path d="M58 17Q52 12.6 40 13L30 13 18 1H12L19 13.4 9 14 4 8H1L3 17 1 26H4L9 20.4 19 21 12 33H18L30 21 40 21Q52 21.6 58 17Z" />
  ),
  paratroopers: (
    <>
      <path d="M4 16Q6 2 18 2t14 14l-4.6-2.2L23 16l-5-2.4L13 16l-4.4-2.2z" />
      <path d="M4.4 16 17 26.4 31.6 16l.6.8L17.4 29z" />
      <Man x={18} y={31} size={0.66} armed={false} />
      <path d="M36 12q1.4-9 9.6-9T55 12l-3-1.6L49 12l-3.4-1.8L42 12l-3-1.6z" />
      <path d="M36.4 12 45.6 19 54.8 12l.4.8-9.4 8.6z" />
      <Man x={46} y={23} size={0.5} armed={false} />
    </>
  ),
  tanks: (
    <>
      <path d="M4 26q0-6 5-6h7l3-9h17l4 6h17v4H41l1 3h9q5 0 5 4l-3 5q-1 1.6-3 1.6H10q-2 0-3-1.6z" />
      {[14, 23, 32, 41].map((x) => WHEEL(x, 3.2))}
    </>
  ),
};

/** Its kind's silhouette; a kind that a pack has brought is drawn as infantry. */
export function EnemyShape({
  kind,
  className,
}: {
  readonly kind: string;
  readonly className?: string | undefined;
}) {
  return (
    <svg className={`${styles.enemy} ${className ?? ''}`} viewBox="0 0 60 36" aria-hidden>
      <EnemyGlyph kind={kind} />
    </svg>
  );
}

/** The same inside another drawing. */
export function EnemyGlyph({ kind }: { readonly kind: string }) {
  return SHAPES[kind] ?? SHAPES['infantry'];
}
