import styles from './Scale.module.css';
import { useArmlistWords } from './words/index.ts';

interface Sector {
  readonly from: number;
  /** Null for what does not move by itself. */
  readonly speed: number | null;
}

/** The numbers go down to 1; each is the armour while the slider stands on it (BRP-5.2). */
export function DurabilityScale({
  sectors,
  now,
}: {
  readonly sectors: readonly Sector[];
  readonly now: number;
}) {
  const { words } = useArmlistWords();
  const most = sectors[0]?.from ?? 0;
  const speed = sectors.findLast(({ from }) => now <= from)?.speed ?? null;
  const label = words.durabilityNow(now, most) + (speed === null ? '' : `, ${words.sectorSpeed(speed)}`);
  return (
    <div className={styles.scale}>
      <p className={styles.scaleName} aria-hidden>
        {words.durability}
      </p>
      <div className={styles.sectors} role="img" aria-label={label}>
        {sectors.map(({ from, speed: goes }, place) => {
          const to = sectors[place + 1]?.from ?? 0;
          return (
            <div key={from} className={styles.sector} style={{ flexGrow: from - to }} data-sector={place}>
              <div className={styles.cells}>
                {Array.from({ length: from - to }, (_, cell) => from - cell).map((value) => (
                  <span key={value} className={`${styles.cell} ${value > now ? styles.gone : ''}`}>
                    <span className={value === now ? styles.slider : undefined}>{value}</span>
                  </span>
                ))}
              </div>
              {goes !== null && <span className={styles.speed}>{words.sectorSpeed(goes)}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}

export function AmmoScale({ most, now }: { readonly most: number; readonly now: number }) {
  const { words } = useArmlistWords();
  return (
    <div className={styles.scale}>
      <p className={styles.scaleName} aria-hidden>
        {words.ammo}
      </p>
      <div className={styles.rounds} role="img" aria-label={words.ammoNow(now, most)}>
        {Array.from({ length: most }, (_, round) => (
          <span key={round} className={round < now ? styles.round : styles.fired} />
        ))}
        <span className={styles.count}>{now}</span>
      </div>
    </div>
  );
}
