import { unitOf } from '../../rules/ground.ts';
import type { SkillCard } from '../../rules/state.ts';
import type { Looking } from '../looking.ts';
import { UnitMark } from '../marks/UnitMark.tsx';
import { Scene } from '../scenes/Scene.tsx';
import { skillIn, useScene } from '../scene.ts';
import { SkillSigns } from './SkillSigns.tsx';
import styles from './MiniCard.module.css';

interface MiniCardProps {
  readonly card: SkillCard;
  readonly isPlayable?: boolean;
  /** To be chosen for something else than being played. */
  readonly isTarget?: boolean;
  readonly isPicked?: boolean;
  readonly digit?: number;
  readonly onPress: () => void;
  readonly onLook?: (looking: Looking) => void;
  readonly onPointerDown?: (event: React.PointerEvent<HTMLElement>) => void;
}

/** A skill card as it lies in a hand: its picture, its name and what kind of card it is. */
export function MiniCard(props: MiniCardProps) {
  const {
    card,
    isPlayable = false,
    isTarget = false,
    isPicked = false,
    digit,
    onPress,
    onLook,
    onPointerDown,
  } = props;
  const { pack, language, text } = useScene();
  const skill = skillIn(pack, card);
  const looks = [styles.card, (isPlayable || isTarget) && styles.playable, isPicked && styles.picked];
  const kind = skill.reacts ? text.reactionShort : text.actionShort;
  const label = `${skill.title[language]}, ${kind}`;
  const use = isPlayable ? text.playable : isTarget && text.target;
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <button
        type="button"
        className={styles.face}
        data-card={card}
        data-playable={isPlayable || undefined}
        aria-label={use ? `${label}, ${use}` : label}
        aria-pressed={isPicked}
        aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
        title={label}
        onClick={onPress}
        onPointerDown={onPointerDown}
      >
        <span className={styles.picture}>
          <Scene id={skill.id} />
          <UnitMark unit={unitOf(card)} className={styles.unit} />
        </span>
        <span className={styles.title} lang={language}>
          {skill.title[language]}
        </span>
        <span className={styles.signs}>
          <SkillSigns skill={skill} />
        </span>
      </button>
      {onLook && (
        <button
          type="button"
          className={styles.look}
          aria-label={text.readCard(skill.title[language])}
          onClick={() => onLook({ of: 'skill', id: card })}
        >
          ?
        </button>
      )}
    </div>
  );
}
