import { unitOf } from '../../rules/ground.ts';
import type { SkillCard } from '../../rules/state.ts';
import { skillText } from '../card-text.ts';
import { SkillSigns } from '../cards/SkillSigns.tsx';
import { UnitMark } from '../marks/UnitMark.tsx';
import { skillIn, useScene } from '../scene.ts';
import { Scene } from '../scenes/Scene.tsx';
import { CardRow } from './CardRow.tsx';

interface SkillRowProps {
  readonly card: SkillCard;
  /** How many like it there are to choose from. */
  readonly copies?: number;
  readonly isPicked: boolean;
  readonly onPress: () => void;
}

/** A skill card to choose, with what it says. */
export function SkillRow({ card, copies = 1, isPicked, onPress }: SkillRowProps) {
  const scene = useScene();
  const { pack, language, text } = scene;
  const skill = skillIn(pack, card);
  const own = skill.title[language];
  const title = copies === 1 ? own : text.copies(own, copies);
  return (
    <CardRow
      card={card}
      title={title}
      label={`${title}, ${skill.reacts ? text.reactionShort : text.actionShort}`}
      picture={<Scene id={skill.id} />}
      signs={
        <>
          <UnitMark unit={unitOf(card)} /> <SkillSigns skill={skill} />
        </>
      }
      text={skillText(scene, card)}
      isPicked={isPicked}
      onPress={onPress}
    />
  );
}
