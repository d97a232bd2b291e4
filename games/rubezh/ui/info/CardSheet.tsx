import type { ReactNode } from 'react';
import { enemyAt, kindOf, unitOf } from '../../rules/ground.ts';
import { skillCardText } from '../../text/card-text/index.ts';
import { enemyText, eventText, pointText, skillText } from '../card-text.ts';
import { SkillSigns } from '../cards/SkillSigns.tsx';
import type { Looking } from '../looking.ts';
import { SignMark } from '../marks/figures.tsx';
import { UnitMark } from '../marks/UnitMark.tsx';
import { arrivingWords } from './arriving.ts';
import { EnemyPrint } from './EnemyPrint.tsx';
import { eventIn, skillIn, unitTitle, useScene } from '../scene.ts';
import { Scene } from '../scenes/Scene.tsx';
import { LATER } from '../text/later/index.ts';
import styles from './CardSheet.module.css';

/** A card, large: its drawing, its figures, what it does, and what really happened. */
export function CardSheet({ looking }: { readonly looking: Looking }) {
  switch (looking.of) {
    case 'enemy':
      return <EnemySheet id={looking.id} />;
    case 'unit':
      return <UnitSheet id={looking.id} />;
    case 'point':
      return <PointSheet id={looking.id} />;
    case 'skill':
      return <SkillSheet id={looking.id} />;
    case 'event':
      return <EventSheet id={looking.id} />;
  }
}

interface Drawn {
  readonly drawing: ReactNode;
  readonly figures?: ReactNode;
  readonly does?: string;
  readonly fact?: string | undefined;
  readonly children?: ReactNode;
}

function Sheet({ drawing, figures, does, fact, children }: Drawn) {
  return (
    <article className={styles.sheet}>
      <div className={styles.drawing}>{drawing}</div>
      {figures && <p className={styles.figures}>{figures}</p>}
      {does && <p className={styles.does}>{does}</p>}
      {children}
      {fact && <p className={styles.fact}>{fact}</p>}
    </article>
  );
}

function EnemySheet({ id }: { readonly id: number }) {
  const scene = useScene();
  const { pack, view, language, text } = scene;
  const { id: kind, attack, defence, capture } = kindOf(pack, id);
  const { fury, cover } = view.points[enemyAt(view, id)] ?? { fury: 0, cover: 0 };
  const figures = (
    <>
      <SignMark sign="attack" /> {text.attack} {attack} <SignMark sign="defence" /> {text.defence} {defence}{' '}
      <SignMark sign="capture" /> {text.capture} {capture}
    </>
  );
  return (
    <Sheet
      drawing={<EnemyPrint kind={kind} />}
      figures={figures}
      does={enemyText(scene, id)}
      fact={pack.enemies.find((one) => one.id === kind)?.fact[language]}
    >
      {(fury !== 0 || cover !== 0) && (
        <p className={styles.thisTurn}>{sentence(text.thisTurn(fury, cover))}</p>
      )}
    </Sheet>
  );
}

function UnitSheet({ id }: { readonly id: number }) {
  const { pack, language, text } = useScene();
  const unit = pack.units[id];
  return (
    <Sheet
      drawing={<Scene id={unit?.id ?? ''} />}
      figures={unit?.subtitle[language]}
      fact={unit?.fact[language]}
    >
      <ul className={styles.skills}>
        {unit?.skills.map((skill) => (
          <li key={skill.id}>
            {text.copies(skill.title[language], skill.copies)} <SkillSigns skill={skill} />
            <p className={styles.says}>{skillCardText(skill, pack)[language]}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function PointSheet({ id }: { readonly id: number }) {
  const scene = useScene();
  const { pack, view, language } = scene;
  const later = LATER[language];
  const point = pack.scenarios[view.scenario][id];
  return (
    <Sheet
      drawing={<Scene id={point?.id ?? ''} />}
      figures={
        <>
          {later.captureValue} {point?.value} · {later.tokenLimit} {point?.limit}
        </>
      }
      does={pointText(scene, id)}
      fact={point?.fact[language]}
    />
  );
}

function SkillSheet({ id }: { readonly id: number }) {
  const scene = useScene();
  const { pack, language } = scene;
  const skill = skillIn(pack, id);
  return (
    <Sheet
      drawing={<Scene id={skill.id} />}
      figures={
        <>
          <UnitMark unit={unitOf(id)} /> {unitTitle(scene, unitOf(id))} <SkillSigns skill={skill} />
        </>
      }
      does={skillText(scene, id)}
      fact={skill.fact?.[language]}
    />
  );
}

function EventSheet({ id }: { readonly id: number }) {
  const scene = useScene();
  const { pack, language } = scene;
  const card = eventIn(pack, id);
  const arriving = arrivingWords(scene, id);
  return (
    <Sheet
      drawing={<Scene id={card.id} />}
      {...(arriving && { figures: arriving })}
      does={eventText(scene, id)}
      fact={card.fact[language]}
    />
  );
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
