import styles from './Guide.module.css';
import { Diagram, Label, Man, Soldier, Tape, Way } from './parts.tsx';

/** BRP-4.1: what a soldier's way costs. */

export function Walk() {
  return (
    <Diagram
      height={150}
      shows={{
        ru: 'Очко за шаг в любую сторону. Путь ломаной считают по её длине: 4 + 1,5 = 5,5 очка. В конце солдат смотрит куда угодно.',
        en: 'A point a step in any direction. A broken line counts by its length: 4 + 1.5 = 5.5 points. At its end the soldier faces any way.',
      }}
    >
      <rect className={styles.wall} x={130} y={16} width={70} height={70} />
      <Soldier x={70} y={110} />
      <Way
        points={[
          [70, 110],
          [230, 110],
          [230, 58],
        ]}
      />
      <Soldier x={230} y={42} turn={-90} />
      <Tape x={70} y={136} steps={4} />
      <Label x={150} y={104} text={{ ru: '4 очка', en: '4 points' }} />
      <Label x={246} y={82} text={{ ru: '1,5 очка', en: '1.5 points' }} anchor="start" />
    </Diagram>
  );
}

export function LaddersAndRamps() {
  return (
    <Diagram
      height={150}
      shows={{
        ru: 'Лестница и трап до 45° — как ровное место: меряют вдоль них. Остановиться на них нельзя.',
        en: 'A ladder, and a ramp of up to 45°, are like level ground, measured along themselves. Nobody stops on one.',
      }}
    >
      <rect className={styles.ground} y={126} width={360} height={24} />
      <rect className={styles.wall} x={130} y={66} width={110} height={60} />
      <path className={styles.wall} d="M240 66 330 126H240Z" />
      <path
        className={styles.line}
        d="M122 126V62M132 126V62M122 72h10M122 84h10M122 96h10M122 108h10M122 118h10"
      />
      <Man x={80} y={126} />
      <Way
        points={[
          [90, 120],
          [114, 120],
          [114, 58],
          [170, 58],
        ]}
      />
      <Way
        points={[
          [200, 58],
          [242, 58],
          [322, 112],
        ]}
      />
      <Label x={98} y={46} text={{ ru: '1,5 шага вверх — 1,5 очка', en: '1.5 steps up: 1.5 points' }} />
      <Label x={300} y={66} text={{ ru: 'вдоль', en: 'along it' }} />
    </Diagram>
  );
}

export function Climbing() {
  const walls = [
    { x: 60, height: 20, text: { ru: 'до ½ шага: даром', en: 'up to ½ a step: free' } },
    { x: 176, height: 40, text: { ru: 'до шага: +2', en: 'up to a step: +2' } },
    { x: 292, height: 84, text: { ru: 'выше: 2 за шаг', en: 'more: 2 a step' } },
  ] as const;
  return (
    <Diagram
      height={160}
      shows={{
        ru: 'Низкое препятствие не стоит ничего, до шага — два очка сверх пути, выше лезут по два очка за шаг и только там, где можно. По гладкой стене не влезть.',
        en: 'A low obstacle costs nothing, one up to a step two points besides the way; higher ones are climbed at two points a step, where they can be. Nobody gets up a smooth wall.',
      }}
    >
      <rect className={styles.ground} y={126} width={360} height={34} />
      {walls.map(({ x, height, text }) => (
        <g key={x}>
          <rect className={styles.wall} x={x - 12} y={126 - height} width={24} height={height} />
          <Man x={x - 38} y={126} />
          <Way
            points={[
              [x - 28, 118],
              [x - 20, 118],
              [x - 18, 120 - height],
              [x + 20, 120 - height],
            ]}
          />
          <Label x={x} y={148} text={text} />
        </g>
      ))}
    </Diagram>
  );
}

export function JumpDown() {
  return (
    <Diagram
      height={156}
      shows={{
        ru: 'Спрыгнуть или перепрыгнуть можно, если зазор и высота вместе, по прямой, не больше шага. Вверх не прыгают.',
        en: 'A jump down or across is possible if gap and drop together, in a straight line, are at most a step. Nobody jumps up.',
      }}
    >
      <rect className={styles.ground} y={132} width={360} height={24} />
      <rect className={styles.wall} x={40} y={62} width={110} height={70} />
      <rect className={styles.wall} x={174} y={92} width={120} height={40} />
      <Man x={120} y={62} />
      <Man x={200} y={92} />
      <path className={styles.way} d="M134 50Q168 36 190 72" />
      <path className={styles.thin} d="M150 62H174V92" />
      <path className={styles.bad} d="M150 62 174 92" />
      <Label x={162} y={58} text="g" isStrong />
      <Label x={184} y={82} text="d" isStrong anchor="start" />
      <Label x={270} y={64} text={{ ru: '√(g² + d²) ≤ 1 шага', en: '√(g² + d²) ≤ 1 step' }} />
    </Diagram>
  );
}
