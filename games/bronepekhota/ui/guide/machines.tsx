import styles from './Guide.module.css';
import { Diagram, Label, Machine, STEP, Way } from './parts.tsx';

/** BRP-4.2: what a machine's point buys. */
export function Driving() {
  const [x, y] = [150, 86];
  return (
    <Diagram
      height={172}
      shows={{
        ru: 'За очко: шаг вперёд; шаг назад (шагающая — полшага); шагающая — полшага вбок; поворот на месте на любой угол. Летающая назад не ходит и поворачивает не больше чем на 90°.',
        en: 'A point buys: a step forward; a step back (a walker half); a walker half a step sideways; a turn on the spot by any angle. A flyer never goes back and turns by at most 90°.',
      }}
    >
      <Machine x={x} y={y} />
      <Way
        points={[
          [x + 40, y],
          [x + 40 + STEP, y],
        ]}
      />
      <Way
        points={[
          [x - 34, y],
          [x - 34 - STEP, y],
        ]}
      />
      <Way
        points={[
          [x, y - 26],
          [x, y - 26 - STEP / 2],
        ]}
      />
      <Way
        points={[
          [x, y + 26],
          [x, y + 26 + STEP / 2],
        ]}
      />
      <path className={styles.thin} d={`M${x + 30} ${y - 40}A52 52 0 0 1 ${x + 52} ${y - 12}`} />
      <Label x={x + 60} y={y - 44} text={{ ru: 'поворот: 1', en: 'turn: 1' }} anchor="start" />
      <Label x={x + 92} y={y + 20} text={{ ru: 'вперёд: 1', en: 'forward: 1' }} anchor="start" />
      <Label x={x - 80} y={y - 12} text={{ ru: 'назад: 1', en: 'back: 1' }} />
      <Label
        x={x}
        y={y + 66}
        text={{ ru: 'вбок (шагающие): полшага за очко', en: 'sideways (walkers): half a step a point' }}
      />
    </Diagram>
  );
}
