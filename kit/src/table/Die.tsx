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

/** In the air these faces come past, of as many as there are. */
const PASSING = [1, 4, 2, 6, 3, 5] as const;
const CUBE = 6;

interface DieProps {
  /** Beyond the die’s own faces it is a figure: a board may have more lanes than a die. */
  readonly face: number;
  readonly sides?: number | undefined;
  /** Dice of one step fall one after another. */
  readonly order?: number;
  /** It did nothing. */
  readonly isFaint?: boolean;
}

export function Die({ face, sides = CUBE, order = 0, isFaint = false }: DieProps) {
  return (
    <svg
      className={isFaint ? `${styles.die} ${styles.faint}` : styles.die}
      style={{ animationDelay: `${order * 120}ms` }}
      viewBox="-25 -25 50 50"
      aria-hidden
    >
      <Face face={face} sides={sides} />
    </svg>
  );
}

/** A die in the air: all its faces, and none of them yet. */
export function RollingDie({ sides = CUBE }: Pick<DieProps, 'sides'>) {
  return (
    <svg className={styles.rolling} viewBox="-25 -25 50 50" aria-hidden>
      {PASSING.map((face, place) => (
        <g key={face} style={{ animationDelay: `${place * 90}ms` }}>
          <Face face={Math.ceil((face * sides) / CUBE)} sides={sides} />
        </g>
      ))}
    </svg>
  );
}

function Face({ face, sides }: { readonly face: number; readonly sides: number }) {
  return (
    <>
      <Body sides={sides} />
      {face > CUBE || sides > CUBE ? (
        <text
          className={sides > CUBE ? `${styles.figure} ${styles.small}` : styles.figure}
          y={sides > CUBE ? 7 : 10}
        >
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

/** A cube, a dodecahedron with a pentagon up, an icosahedron with a triangle up. */
function Body({ sides }: { readonly sides: number }) {
  switch (sides) {
    case 12:
      return (
        <>
          <path className={styles.body} d="M0-23 14-19 22-7V7L14 19 0 23-14 19-22 7V-7L-14-19Z" />
          <path
            className={styles.edges}
            d="M0-15 15-4 9 14H-9L-15-4ZM0-15V-23M15-4 22-7M9 14 14 19M-9 14-14 19M-15-4-22-7"
          />
        </>
      );
    case 20:
      return (
        <>
          <path className={styles.body} d="M0-24 21-12V12L0 24-21 12V-12Z" />
          <path
            className={styles.edges}
            d="M0-16 15 11H-15ZM0-16V-24M0-16 21-12M0-16-21-12M15 11 21-12M15 11 21 12M15 11 0 24M-15 11 0 24M-15 11-21 12M-15 11-21-12"
          />
        </>
      );
    default:
      return <rect className={styles.body} x="-22" y="-22" width="44" height="44" rx="8" />;
  }
}
