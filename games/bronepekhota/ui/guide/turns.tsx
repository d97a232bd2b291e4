import styles from './Guide.module.css';
import { Diagram, Label, Machine, Soldier, Way } from './parts.tsx';

/** BRP-3.2, BRP-4.1.1, BRP-4.1.5: whose turn it is, and what a move runs into. */

const [WIDE, GAP, FROM] = [42, 6, 14];
/** Who acts, one unit after another: the first has three, the second five. */
const ORDER = [0, 1, 0, 1, 0, 1, 1, 1] as const;

export function Tour() {
  return (
    <Diagram
      height={92}
      shows={{
        ru: 'Юниты ходят по очереди, по одному от игрока. У кого кончились, тот ждёт; когда сходили все, начинается новый тур.',
        en: 'Units act in turn, one of each player. Whoever has none left waits; when all have acted, a new round begins.',
      }}
    >
      {ORDER.map((side, place) => {
        const x = FROM + place * WIDE;
        return (
          <g key={place}>
            <rect
              className={side === 0 ? styles.zoneUs : styles.zoneThem}
              x={x}
              y={side === 0 ? 12 : 44}
              width={WIDE - GAP}
              height={26}
            />
            <Label x={x + (WIDE - GAP) / 2} y={side === 0 ? 30 : 62} text={String(place + 1)} isStrong />
          </g>
        );
      })}
      <path className={styles.thin} d="M14 82H340" />
      <path className={styles.head} transform="translate(342 82)" d="M4 0-8-5V5Z" />
    </Diagram>
  );
}

export function Contact() {
  return (
    <Diagram
      height={120}
      shows={{
        ru: 'Коснувшись противника, солдат останавливается и сразу дерётся с ним; оставшиеся очки пропадают.',
        en: 'Touching an enemy, a soldier stops and fights at once; the points left are lost.',
      }}
    >
      <Soldier x={40} y={60} />
      <Way
        points={[
          [58, 60],
          [186, 60],
        ]}
      />
      <Soldier x={206} y={60} />
      <Soldier x={230} y={60} turn={180} isFoe />
      <path className={`${styles.line} ${styles.dashed}`} d="M250 60H330" />
      <path className={styles.bad} d="M282 50l18 20M300 50l-18 20" />
      <Label x={218} y={36} text={{ ru: 'бой', en: 'fight' }} isStrong />
      <Label x={292} y={96} text={{ ru: 'дальше нельзя', en: 'no further' }} />
    </Diagram>
  );
}

export function Pushing() {
  return (
    <Diagram
      height={120}
      shows={{
        ru: 'Мобильное орудие катит тот, кто его касается: два очка за шаг. Оставить его можно в любой точке пути.',
        en: 'A mobile gun is pushed by whoever touches it: two points a step. It may be left anywhere on the way.',
      }}
    >
      <Soldier x={40} y={60} />
      <Way
        points={[
          [56, 60],
          [92, 60],
        ]}
      />
      <Soldier x={112} y={60} />
      <rect className={styles.wall} x={128} y={44} width={34} height={32} />
      <Way
        points={[
          [170, 60],
          [246, 60],
        ]}
      />
      <Soldier x={270} y={60} />
      <rect className={styles.wall} x={286} y={44} width={34} height={32} />
      <Label x={72} y={98} text={{ ru: '1 за шаг', en: '1 a step' }} />
      <Label x={208} y={98} text={{ ru: 'с орудием: 2 за шаг', en: 'with the gun: 2 a step' }} isStrong />
    </Diagram>
  );
}

export function Towing() {
  return (
    <Diagram
      height={120}
      shows={{
        ru: '«Хеликс» с платформой чинит и буксирует то, чего касается задней кромкой; груз едет следом и поворачивает вместе с ним.',
        en: 'Helix with its platform repairs and tows what its rear edge touches; the load follows and turns with it.',
      }}
    >
      <Machine x={96} y={60} isFoe />
      <Machine x={166} y={60} />
      <path className={styles.line} d="M134 38V82" />
      <Way
        points={[
          [208, 60],
          [300, 60],
        ]}
      />
      <Label x={134} y={104} text={{ ru: 'задняя кромка', en: 'the rear edge' }} />
    </Diagram>
  );
}
