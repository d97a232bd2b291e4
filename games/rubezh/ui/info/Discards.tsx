import { LinkButton } from '@bridgehead/kit';
import type { Looking } from '../looking.ts';
import { UnitMark } from '../marks/UnitMark.tsx';
import { eventIn, skillIn, unitTitle, useScene } from '../scene.ts';
import { LATER } from '../text/later/index.ts';
import styles from './Info.module.css';

/** Everybody may look into the discards: skills by unit, events that are past, tasks that were used. */
export function Discards({ onLook }: { readonly onLook: (looking: Looking) => void }) {
  const scene = useScene();
  const { pack, view, language } = scene;
  const text = LATER[language];
  const past = [...view.eventDiscard, ...view.tasksUsed];
  return (
    <>
      <p className={styles.note}>{text.eventsLeft(view.events.length)}</p>
      <h3 className={styles.title}>{text.eventsPast}</h3>
      {past.length === 0 && <p className={styles.note}>{text.nothingYet}</p>}
      <ul className={styles.pile}>
        {past.map((card) => (
          <li key={card}>
            <LinkButton onClick={() => onLook({ of: 'event', id: card })}>
              {eventIn(pack, card).title[language]}
            </LinkButton>
          </li>
        ))}
      </ul>
      {view.units.map(({ discard, gone }, unit) => (
        <section key={unit}>
          <h3 className={styles.title}>
            <UnitMark unit={unit} /> {unitTitle(scene, unit)}
          </h3>
          {discard.length + gone.length === 0 && <p className={styles.note}>{text.discardEmpty}</p>}
          <ul className={styles.pile}>
            {[...discard, ...gone].map((card) => (
              <li key={card}>
                <LinkButton onClick={() => onLook({ of: 'skill', id: card })}>
                  {skillIn(pack, card).title[language]}
                </LinkButton>
                {gone.includes(card) && ` (${text.cardGone})`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
