import styles from './Guide.module.css';
import { Diagram, Label, Machine, Soldier, STEP, Tape } from './parts.tsx';

/** BRP-7.4, BRP-7.8 and BRP-8: what a hit does, and hand to hand. */

export function Blast() {
  return (
    <Diagram
      height={190}
      shows={{
        ru: 'Взрыв «2–1Д20»: всё в двух шагах от цели, свои и чужие, получает 1Д20; укрытия не спасают. Сама цель взрыва не получает.',
        en: 'A blast of 2–1D20: everything within two steps of the target, friend or foe, suffers 1D20, cover or not. The target itself does not.',
      }}
    >
      <rect className={styles.blast} x={62} y={8} width={224} height={172} rx={80} />
      <Machine x={174} y={94} isFoe />
      <Soldier x={100} y={60} turn={200} isFoe />
      <Soldier x={226} y={150} turn={240} />
      <Soldier x={330} y={60} turn={180} isFoe />
      <Tape x={206} y={94} steps={2} />
      <Label x={246} y={84} text={{ ru: '2 шага', en: '2 steps' }} />
      <Label x={326} y={92} text={{ ru: 'цел', en: 'spared' }} />
    </Diagram>
  );
}

export function Grenade() {
  return (
    <Diagram
      height={130}
      shows={{
        ru: 'Граната летит к цели на столько шагов, сколько выпало на Д6, и взрывается там, даже ближе или дальше цели: всем в одном шаге 1Д20, и бросившему тоже.',
        en: 'A grenade goes towards the target as many steps as the D6 shows and bursts there, short of it or beyond: 1D20 to everybody within one step, the thrower too.',
      }}
    >
      <circle className={styles.blast} cx={60 + 4 * STEP} cy={56} r={STEP} />
      <Soldier x={52} y={56} />
      <Soldier x={250} y={56} turn={180} isFoe />
      <path className={`${styles.way} ${styles.dashed}`} d={`M66 50Q140 6 ${60 + 4 * STEP} 56`} />
      <Tape x={60} y={110} steps={6} />
      {[1, 2, 3, 4, 5, 6].map((step) => (
        <Label key={step} x={60 + step * STEP} y={128} text={String(step)} isStrong={step === 4} />
      ))}
    </Diagram>
  );
}

export function FromBehind() {
  return (
    <Diagram
      height={150}
      shows={{
        ru: 'Кто нападает сзади, вне поля зрения, бросает кубик дважды и берёт лучший; машина при этом не считает оружие ближнего боя.',
        en: 'Whoever attacks from behind, out of the field of view, rolls twice and keeps the better; a machine then does not count its melee weapons.',
      }}
    >
      <path className={styles.seen} d="M180 6H354V144H180Z" />
      <path className={`${styles.line} ${styles.dashed}`} d="M180 6V144" />
      <Machine x={180} y={76} isFoe />
      <Soldier x={132} y={76} />
      <Soldier x={236} y={76} turn={180} />
      <Label x={96} y={46} text={{ ru: 'сзади: лучший', en: 'behind: the better' }} isStrong />
      <Label x={96} y={112} text={{ ru: 'из двух Д6', en: 'of two D6' }} isStrong />
      <Label x={284} y={46} text={{ ru: 'спереди: Д6', en: 'in front: D6' }} />
    </Diagram>
  );
}

export function JumpPack() {
  return (
    <Diagram
      height={160}
      shows={{
        ru: 'Прыжок «Пр 5»: длина и высота вместе — не больше пяти шагов. Высота — самое высокое на пути над началом или разница уровней, что больше.',
        en: 'A jump of Pr 5: length and height together at most five steps. Height is the highest thing on the way above the start, or the difference in levels, whichever is more.',
      }}
    >
      <rect className={styles.ground} y={140} width={360} height={20} />
      <rect className={styles.wall} x={140} y={80} width={36} height={60} />
      <path className={styles.way} d="M90 128Q158-6 228 126" />
      <path className={styles.head} transform="translate(230 132) rotate(64)" d="M4 0-8-6V6Z" />
      <path className={styles.thin} d="M256 80V140M250 80h12M250 140h12" />
      <Label x={266} y={114} text={{ ru: '1,5 вверх', en: '1.5 up' }} anchor="start" />
      <Tape x={90} y={150} steps={3.5} />
      <Label x={44} y={154} text={{ ru: '3,5 вдоль', en: '3.5 along' }} />
    </Diagram>
  );
}
