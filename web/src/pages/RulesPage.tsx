import { Segmented, useLanguage, useLocalized } from '@bridgehead/kit';
import { useLocation, useParams } from '@tanstack/react-router';
import { use, useMemo, useState } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { useTitle } from '../app/useTitle.ts';
import { describeGame } from '../games/describe.ts';
import { findEntry } from '../games/catalogue.ts';
import { rulebookOf } from '../games/rulebook.ts';
import { Rulebook } from '../table/Rulebook.tsx';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './RulesPage.module.css';

export function RulesPage() {
  const { game } = useParams({ from: '/shell/rules/$game' });
  return findEntry(game) ? <Rules game={game} /> : <NotFound />;
}

const EVERY = 'every';

function Rules({ game }: { readonly game: string }) {
  const { rulebook } = usePlayMessages();
  const say = useLocalized();
  const language = useLanguage();
  const card = use(describeGame(game));
  const book = use(rulebookOf(game));
  const [edition, setEdition] = useState(EVERY);
  const { hash } = useLocation();
  const wish = useMemo(() => (hash ? { clause: hash, number: 0 } : undefined), [hash]);
  const title = rulebook.title(say(card.title));
  useTitle(title);
  const editions = [
    ...new Set(
      book.flatMap(({ clauses }) =>
        clauses.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.edition ?? [])),
      ),
    ),
  ];
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.summary}>{card.summary[language]}</p>
      {editions.length > 1 && (
        <Segmented
          label={rulebook.editions}
          value={edition}
          choices={[EVERY, ...editions].map((each) => ({
            value: each,
            label: each === EVERY ? rulebook.allEditions : rulebook.edition(each),
          }))}
          onChange={setEdition}
        />
      )}
      <Rulebook game={game} book={book} edition={edition === EVERY ? undefined : edition} wish={wish} />
    </div>
  );
}
