import styles from './Cover.module.css';

/** A soldier of a toy box, feet at 0, 0, looking right. */
const SOLDIER =
  'M-7-24-10 0H-2L1-20 4 0H12L8-24 9-41Q8-44 6-45 10-56 1-56-8-56-5-44L-9-41V-27ZM2-34H24V-30H11L8-25H4Z';
const RED_LEGS = 'M-22-70-46-40-34-8-52 0H-10L-18-8-26-38-2-66ZM18-70 0-38 16-8 4 0H52L36-8 26-36 40-66Z';
const RED_BODY = 'M-60-66Q-72-116-26-128L28-128 58-104 52-66Z';
const HORNS = 'M34-116Q30-140 54-148 46-130 50-112ZM52-108Q60-130 82-128 70-118 64-104Z';
const BLUE_LEGS = 'M-6-84-34-60-8-30-26-8-40 0H2L-4-8 10-32-10-58 10-84Z';
const BLUE_BODY = 'M-40-84-46-118-8-132 26-126 52-104 38-82Z';
const BLUE_WING = 'M-32-110-84-138-62-98-86-88-36-84Z';
const BEAK = 'M20-122 64-104 54-92 28-98Z';
const SQUAD = [64, 108, 152];
const STEPS = [60, 108, 156, 204, 252, 300, 348];

/** Two machines face each other over a table; the tape between them counts steps. */
export function Cover({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <div className={`${styles.cover} ${className}`} aria-hidden="true">
      <svg className={styles.table} viewBox="16 40 368 356" preserveAspectRatio="xMidYMid slice">
        <circle className={styles.sun} cx="206" cy="190" r="104" />
        <path
          className={styles.ruins}
          d="M0 250V196H40V176H96V214H112V250ZM262 250V206H300V150H352V188H400V250Z"
        />
        <path
          className={styles.lights}
          d="M14 210H30M54 192H66M78 192H88M312 166H322M332 166H342M312 186H322"
        />
        <path className={styles.ground} d="M0 246 120 240 260 248 400 240V400H0Z" />
        <g transform="translate(112 282) scale(1.12)">
          <path className={styles.ink} d={RED_LEGS} />
          <path className={styles.red} d={RED_BODY} />
          <path className={styles.ink} d="M34-112 68-104 62-82 36-80Z" />
          <path className={styles.paper} d={HORNS} />
          <path
            className={styles.ink}
            d="M-16-100A17 17 0 0 0-16-66 17 17 0 0 0-2-74H78V-90H-2A17 17 0 0 0-16-100Z"
          />
          <path className={styles.lights} d="M44-96H58M2-85H76M2-79H76" />
        </g>
        <g transform="translate(304 262) scale(-0.94 0.94)">
          <path className={styles.ink} d={BLUE_LEGS} transform="translate(16 0)" />
          <path className={styles.ink} d={BLUE_WING} />
          <path className={styles.blue} d={BLUE_BODY} />
          <path className={styles.ink} d={BEAK} />
          <path className={styles.ink} d="M6-94H76V-84H6Z" />
          <path className={styles.lights} d="M30-112 46-104M-72-130-42-110" />
        </g>
        <path className={styles.tape} d="M60 312H348" />
        <path className={styles.ticks} d={STEPS.map((x) => `M${x} 302V322`).join('')} />
        {SQUAD.map((x, place) => (
          <path
            key={x}
            className={styles.man}
            transform={`translate(${x} ${380 - (place % 2) * 8}) scale(1.15)`}
            d={SOLDIER}
          />
        ))}
        {SQUAD.map((x) => (
          <path
            key={x}
            className={styles.foe}
            transform={`translate(${400 - x * 0.8} 372) scale(-1 1)`}
            d={SOLDIER}
          />
        ))}
      </svg>
    </div>
  );
}
