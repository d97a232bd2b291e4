import { useRef } from 'react';
import { type Point, NOWHERE } from '../../rules/state.ts';
import { UnitGlyph } from '../marks/UnitMark.tsx';
import { useScene } from '../scene.ts';
import { Ground } from './Ground.tsx';
import { type Sheet, SHEETS, type Spot } from './ground.ts';
import { PointMark } from './PointMark.tsx';
import styles from './Plan.module.css';
import { useScale } from './use-scale.ts';

/** Figures and names of the drawing, in its own units, and the least they may be on the screen. */
const [NUMBER, LEAST_NUMBER] = [20, 12.5];
const [NAME, LEAST_NAME] = [19, 11];

interface PlanProps {
  /** Small beside a list of points: no names, larger numbers. */
  readonly small?: boolean;
  /** The point somebody looks at or is told about. */
  readonly lit: Point | null;
  readonly onPress: (point: Point) => void;
}

/** The ground of the scenario with its fire points where they lie. What is on them is told by their panels. */
export function Plan({ small = false, lit, onPress }: PlanProps) {
  const { view, text } = useScene();
  const sheet = SHEETS[view.scenario];
  const [x, y, width, height] = sheet.part;
  const drawing = useRef<SVGSVGElement>(null);
  const scale = useScale(drawing, width, height);
  const size = Math.max(1, LEAST_NUMBER / (NUMBER * scale));
  return (
    <svg
      ref={drawing}
      className={styles.plan}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={text.planOf[view.scenario]}
    >
      <Ground />
      {NAME * scale >= LEAST_NAME && <Names sheet={sheet} />}
      {!small &&
        sheet.spots.map((spot, point) => (
          <Leader key={spot.x} sheet={sheet} spot={spot} lit={lit === point} />
        ))}
      {sheet.spots.map((spot, point) => (
        <Place
          key={spot.x}
          point={point}
          spot={spot}
          small={small}
          size={size}
          lit={lit === point}
          onPress={onPress}
        />
      ))}
    </svg>
  );
}

/** From the point towards its panel, to the edge of the plan. */
function Leader({
  sheet: { part },
  spot,
  lit,
}: {
  readonly sheet: Sheet;
  readonly spot: Spot;
  readonly lit: boolean;
}) {
  const [x, y, width, height] = part;
  const goal = spot.side === 'left' ? x - 200 : x + width + 200;
  const level = y + height * (spot.row === 'top' ? 0.22 : 1.15);
  return (
    <path
      className={`${styles.leader} ${lit ? styles.litLeader : ''}`}
      d={`M${spot.x} ${spot.y}L${goal} ${level}`}
    />
  );
}

interface PlaceProps extends Pick<PlanProps, 'onPress'> {
  readonly point: Point;
  readonly spot: Spot;
  readonly small: boolean;
  /** How much larger than the land, so that it can be read. */
  readonly size: number;
  readonly lit: boolean;
}

function Place({ point, spot, small, size, lit, onPress }: PlaceProps) {
  const { view } = useScene();
  const { isHeld, enemies } = view.points[point] ?? { isHeld: false, enemies: [] };
  const units = view.units.flatMap((unit, number) =>
    unit.isAlive && unit.at === point && point !== NOWHERE ? [number] : [],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the panels are the way by keyboard
    <g
      className={`${styles.place} ${isHeld ? '' : styles.fallen} ${lit ? styles.lit : ''}`}
      transform={`translate(${spot.x} ${spot.y}) scale(${size})`}
      onClick={() => onPress(point)}
    >
      {isHeld && enemies.length > 0 && (
        <g className={styles.threat}>
          <path
            d="M-56-12H-31V-19L-16 0-31 19V12H-56Z"
            transform={spot.side === 'left' ? '' : 'scale(-1 1)'}
          />
          <text x={spot.side === 'left' ? -40 : 40} y="6">
            {enemies.length}
          </text>
        </g>
      )}
      <PointMark point={point} />
      {!isHeld && <path className={styles.struck} d="M-17-17 17 17M17-17-17 17" />}
      {!small &&
        units.map((unit, index) => (
          <g key={unit} transform={`translate(${(index - (units.length - 1) / 2) * 22} 28) scale(0.48)`}>
            <UnitGlyph unit={unit} isBare />
          </g>
        ))}
    </g>
  );
}

/** Words on the land, kept off the points. */
function Names({ sheet }: { readonly sheet: Sheet }) {
  const { view, text } = useScene();
  const [x, y, width] = sheet.part;
  return (
    <g className={styles.names} aria-hidden>
      {view.scenario === 'terespol' && (
        <>
          <text transform="translate(352 800) rotate(-86)">{text.rivers.bug}</text>
          <text x="212" y="642" className={styles.island}>
            {text.lands.terespol}
          </text>
        </>
      )}
      {view.scenario !== 'terespol' && (
        <text
          transform={
            view.scenario === 'volyn' ? 'translate(590 704) rotate(-8)' : 'translate(598 706) rotate(-12)'
          }
        >
          {text.rivers.mukhavets}
        </text>
      )}
      <g transform={`translate(${x + width - 30} ${y + 34})`} className={styles.north}>
        <path d="M0-20 8 8 0 3-8 8Z" />
        <text y="24">{text.north}</text>
      </g>
    </g>
  );
}
