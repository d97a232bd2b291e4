import styles from './CraterShape.module.css';

const RIM = 'M-30 4-34-8-20-14-18-24-4-18 8-26 14-15 30-14 26-2 34 10 20 14 14 24 2 18-12 24-18 13Z';
const PIT = 'M-18 2Q-16-10 0-11T18-1Q16 11 1 12T-18 2Z';
const RAYS = 'M-26-22-34-30M24-22 33-31M-30 16-40 22M28 18 38 26M0-28V-38M-2 26V36';

/** Torn earth around a black pit, on a field of 80 × 80 around the middle. */
export function CraterShape() {
  return (
    <>
      <path className={styles.rays} d={RAYS} />
      <path className={styles.rim} d={RIM} />
      <path className={styles.pit} d={PIT} />
    </>
  );
}
