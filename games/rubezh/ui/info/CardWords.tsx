import { unitOf } from '../../rules/ground.ts';
import type { SkillCard } from '../../rules/state.ts';
import { skillText } from '../card-text.ts';
import type { Looking } from '../looking.ts';
import { UnitMark } from '../marks/UnitMark.tsx';
import { Scene } from '../scenes/Scene.tsx';
import { skillIn, useScene } from '../scene.ts';
import styles from './CardWords.module.css';
import { SkillSigns } from '../cards/SkillSigns.tsx';

interface CardWordsProps {
  readonly card: SkillCard;
  readonly onLook: (looking: Looking) => void;
}

/** A skill card in words, beside a small picture that opens it. */
export function CardWords({ card, onLook }: CardWordsProps) {
  const scene = useScene();
  const { pack, language, text } = scene;
  const skill = skillIn(pack, card);
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.picture}
        aria-label={text.readCard(skill.title[language])}
        onClick={() => onLook({ of: 'skill', id: card })}
      >
        <Scene id={skill.id} />
      </button>
      <h3 className={styles.title}>{skill.title[language]}</h3>
      <p className={styles.signs}>
        <UnitMark unit={unitOf(card)} className={styles.unit} />
        <SkillSigns skill={skill} />
      </p>
      <p className={styles.text}>{skillText(scene, card)}</p>
    </div>
  );
}
