import styles from './Guide.module.css';
import { Diagram, Label, Man, Soldier } from './parts.tsx';

/** BRP-7.3: whom one may shoot at, and how well covered they are. */

export function FrontHalf() {
  return (
    <Diagram
      height={160}
      shows={{
        ru: 'Стреляют только вперёд: поле зрения — половина стола перед солдатом, граница идёт через его середину.',
        en: 'Shots go forward only: the field of view is the half of the table in front, its border goes through the soldier’s centre.',
      }}
    >
      <path className={styles.seen} d="M150 6H354V154H110Z" />
      <path className={`${styles.line} ${styles.dashed}`} d="M150 6 110 154" />
      <Soldier x={130} y={80} turn={15} />
      <Soldier x={270} y={50} turn={180} isFoe />
      <Soldier x={60} y={60} isFoe />
      <path className={styles.way} d="M146 82 258 54" />
      <path className={styles.bad} d="M116 78 72 64M84 62l14 16M98 60 84 80" />
      <Label x={262} y={30} text={{ ru: 'цель', en: 'a target' }} isStrong />
      <Label x={50} y={92} text={{ ru: 'позади', en: 'behind' }} />
    </Diagram>
  );
}

const [COLUMNS, ROWS, CELL] = [15, 17, 5];

const COVERS = [
  { hidden: 0, text: { ru: 'видно всё: +0', en: 'all seen: +0' } },
  { hidden: 6, text: { ru: 'больше половины: +1', en: 'more than half: +1' } },
  { hidden: 12, text: { ru: 'меньше: +3', en: 'less: +3' } },
] as const;

function Grid() {
  return (
    <Diagram
      height={144}
      shows={{
        ru: 'На цель смотрят 255 линий, по одной в каждую клетку сетки 15 × 17. Сколько из них ничего не встретило, столько и видно: отсюда прибавка к броне. Не видно ничего — выстрела нет.',
        en: 'The target is looked at along 255 lines, one for each cell of a grid of 15 × 17. What none of them meets is seen, and gives the bonus to armour. Nothing seen, no shot.',
      }}
    >
      {COVERS.map(({ hidden, text }, panel) => (
        <g key={panel} transform={`translate(${22 + panel * 116} 18)`}>
          {Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
            const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
            return (
              <rect
                key={cell}
                className={row >= ROWS - hidden ? styles.hidden : styles.cell}
                x={column * CELL + 0.6}
                y={row * CELL + 0.6}
                width={CELL - 1.2}
                height={CELL - 1.2}
              />
            );
          })}
          <Label x={(COLUMNS * CELL) / 2} y={ROWS * CELL + 24} text={text} />
        </g>
      ))}
    </Diagram>
  );
}

function Lines() {
  return (
    <Diagram
      height={140}
      shows={{
        ru: 'Линия свободна, если не задевает ни местности, ни фигур; задеть край можно. Свои тоже прикрывают.',
        en: 'A line is free if it meets neither terrain nor pieces; grazing an edge is free. Friends give cover too.',
      }}
    >
      <rect className={styles.ground} y={118} width={360} height={22} />
      <Man x={44} y={118} />
      <Man x={318} y={118} isFoe />
      <rect className={styles.wall} x={210} y={92} width={12} height={26} />
      <path className={styles.way} d="M50 84 314 82M50 84 314 92" />
      <path className={styles.bad} d="M50 84 210 97M50 84 210 103" />
      <Label x={120} y={70} text={{ ru: 'видно', en: 'seen' }} />
      <Label x={130} y={112} text={{ ru: 'закрыто', en: 'blocked' }} />
    </Diagram>
  );
}

export function Cover() {
  return (
    <>
      <Lines />
      <Grid />
    </>
  );
}
