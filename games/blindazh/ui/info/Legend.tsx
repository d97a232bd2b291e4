import { LinkButton } from '@bridgehead/kit';
import { useScene } from '../scene.ts';
import { LEGEND, SIGNS } from '../text/legend.ts';
import styles from './Info.module.css';
import { PICTURES } from './pictures.tsx';

/** Every sign with its name, its rule in a sentence, and the clause one press away. */
export function Legend({ openClause }: { readonly openClause: (clause: string) => void }) {
  const { language } = useScene();
  return (
    <ul className={styles.legend}>
      {SIGNS.map((sign) => {
        const { name, rule, clause } = LEGEND[sign];
        return (
          <li key={sign} className={styles.sign}>
            <svg className={styles.picture} viewBox="-50 -50 100 100" aria-hidden>
              {PICTURES[sign]}
            </svg>
            <p>
              <strong>{name[language]}.</strong> {rule[language]}{' '}
              <LinkButton onClick={() => openClause(clause)}>{clause}</LinkButton>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
