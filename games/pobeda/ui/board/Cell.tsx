import { type KeyboardEvent, memo, type MouseEvent } from 'react';
import { type Cell as CellNumber, isCorner, SIDE } from '../../rules/board.ts';
import { colourOn, looseChip, type Spot } from '../../rules/chips.ts';
import type { Colour } from '../../rules/teams.ts';
import type { Category } from '../../content/schema.ts';
import { CategoryMark } from '../marks/CategoryMark.tsx';
import { Chip } from '../marks/Chip.tsx';
import chipStyles from '../marks/Chip.module.css';
import { CompassRose } from '../marks/CompassRose.tsx';
import styles from './Cell.module.css';

/** How a cell stands out, most urgent first. */
export const LIGHTS = ['chosen', 'target', 'pointed', 'held', 'none'] as const;
export type Light = (typeof LIGHTS)[number];

export interface CellProps {
  readonly cell: CellNumber;
  readonly label: string;
  readonly spot: Spot;
  readonly title: string;
  readonly date: string;
  readonly category: Category | undefined;
  readonly isDarker: boolean;
  readonly light: Light;
  readonly isInspected: boolean;
  readonly isLast: boolean;
  readonly isActive: boolean;
  /** Advised, and not yet done. */
  readonly isAdvised: boolean;
  /** The chip that would be placed here. */
  readonly preview: Colour | undefined;
  /** The chip here would be removed. */
  readonly isDoomed: boolean;
  /** What has just left the cell, to be seen leaving. */
  readonly departed: Colour | undefined;
  readonly hasArrived: boolean;
  readonly onPress: (cell: CellNumber, event: MouseEvent | KeyboardEvent) => void;
  readonly onPeek: (cell: CellNumber | null) => void;
}

export const Cell = memo(function Cell(props: CellProps) {
  const { cell, spot, light, category, preview, departed, onPress, onPeek } = props;
  const owner = colourOn(spot);
  const isTaken = owner !== undefined;
  const classes = [
    styles.cell,
    styles[light],
    isTaken && `${styles.taken} ${chipStyles[`colour${owner}`]}`,
    props.isDarker && styles.darker,
    props.isInspected && styles.inspected,
    props.isLast && styles.last,
    props.isAdvised && styles.advised,
  ];
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress(cell, event);
  };
  return (
    <div
      role="gridcell"
      data-cell={cell}
      className={classes.filter(Boolean).join(' ')}
      tabIndex={props.isActive ? 0 : -1}
      aria-label={props.label}
      aria-colindex={(cell % SIDE) + 1}
      aria-selected={light === 'chosen'}
      onClick={(event) => onPress(cell, event)}
      onKeyDown={pressByKey}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPeek(cell)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPeek(null)}
    >
      {isCorner(cell) ? (
        <CompassRose className={styles.rose} />
      ) : (
        <div className={styles.face} aria-hidden>
          <span className={styles.token}>
            {departed !== undefined && (
              <Chip spot={looseChip(departed)} className={`${styles.chip} ${styles.departing}`} />
            )}
            {isTaken && (
              <Chip
                key={props.hasArrived ? 'arriving' : 'standing'}
                spot={spot}
                category={category}
                className={`${styles.chip} ${props.hasArrived ? styles.arriving : ''} ${preview !== undefined || props.isDoomed ? styles.yielding : ''}`}
              />
            )}
            {preview !== undefined && (
              <Chip
                spot={looseChip(preview)}
                category={category}
                className={`${styles.chip} ${styles.preview}`}
              />
            )}
            {!isTaken && preview === undefined && category && (
              <CategoryMark category={category} className={styles.mark} />
            )}
            {props.isDoomed && (
              <svg className={styles.chip} viewBox="-12.5 -12.5 25 25">
                <path className={styles.minus} d="M-8 0H8" />
              </svg>
            )}
          </span>
          <span className={styles.date}>{props.date}</span>
          <span className={styles.title}>{props.title}</span>
        </div>
      )}
    </div>
  );
});
