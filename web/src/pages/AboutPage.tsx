import { useTitle } from '../app/useTitle.ts';
import { useAboutMessages } from '../text/about.ts';
import styles from './AboutPage.module.css';
import { CREDITS } from './credits.ts';

export function AboutPage() {
  const about = useAboutMessages();
  useTitle(about.title);
  return (
    <div className={styles.page}>
      <h1>{about.title}</h1>
      {about.text.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
      <h2>{about.credits}</h2>
      <dl className={styles.credits}>
        {CREDITS.map(({ kind, works }) => (
          <div key={kind}>
            <dt>{about[kind]}</dt>
            {works.map(({ name, author, licence }) => (
              <dd key={name}>
                {name} <span className={styles.note}>{`${about.by(author)}, ${about.licence(licence)}`}</span>
              </dd>
            ))}
          </div>
        ))}
        <div>
          <dt>{about.art}</dt>
          <dd>{about.artText}</dd>
        </div>
      </dl>
    </div>
  );
}
