import styles from './Die.module.css';

const [LOW, MID, HIGH] = [-12, 0, 12];
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
  [LOW, HIGH],
  [HIGH, LOW],
] as const;
const WAIST = [
  [LOW, MID],
  [HIGH, MID],
] as const;

function pipsOf(face: number): (readonly [number, number])[] {
  const pairs = face - (face % 2);
  const outer = [...CORNERS, ...WAIST].slice(0, pairs);
  return face % 2 === 1 ? [...outer, [MID, MID]] : outer;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

interface DieProps {
  /** Beyond six the face is a figure: a board may have more lanes. */
  readonly face: number;
  /** Dice of one step fall one after another. */
  readonly order?: number;
}

export function Die({ face, order = 0 }: DieProps) {
  return (
    <svg
      className={styles.die}
      style={{ animationDelay: `${order * 120}ms` }}
      viewBox="-25 -25 50 50"
      aria-hidden
    >
      <Face face={face} />
    </svg>
  );
}

/** A die in the air: all its faces, and none of them yet. */
export function RollingDie() {
  return (
    <svg className={styles.rolling} viewBox="-25 -25 50 50" aria-hidden>
      {FACES.map((face) => (
        <g key={face} style={{ animationDelay: `${(face * 90 * 5) % 540}ms` }}>
          <Face face={face} />
        </g>
      ))}
    </svg>
  );
}

function Face({ face }: { readonly face: number }) {
  return (
    <>
      <rect className={styles.body} x="-22" y="-22" width="44" height="44" rx="8" />
      {face > 6 ? (
        <text className={styles.figure} y="10">
          {face}
        </text>
      ) : (
        pipsOf(face).map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r="4.4" />
        ))
      )}
    </>
  );
}
