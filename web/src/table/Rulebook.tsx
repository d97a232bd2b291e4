import type { Chapter, Clause, Paragraph, Rulebook as Book } from '@bridgehead/kernel';
import { type Diagrams, Hidden, TextInput, useLocalized } from '@bridgehead/kit';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Rulebook.module.css';
import { useDiagrams } from './use-diagrams.ts';

export interface RulebookProps {
  readonly game: string;
  readonly book: Book;
  /** Paragraphs of other editions are left out; undefined shows them all. */
  readonly edition: string | undefined;
  /** The clause to go to. Its number changes with every wish, so that the same clause can be wished twice. */
  readonly wish?: { readonly clause: string; readonly number: number } | undefined;
}

export function Rulebook({ game, book, edition, wish }: RulebookProps) {
  const { rulebook } = usePlayMessages();
  const [words, setWords] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const chapters = useFound(book, edition, words);
  const diagrams = useDiagrams(game);

  const [granted, setGranted] = useState(wish);
  if (wish !== granted) {
    setGranted(wish);
    setWords('');
  }

  useEffect(() => {
    if (!wish || words) return;
    // In the next frame: a sheet that opens with the book in it is not there before.
    const frame = requestAnimationFrame(() => {
      const pages = place.current;
      const clause = pages?.querySelector<HTMLElement>(`[data-clause="${CSS.escape(wish.clause)}"]`);
      if (!pages || !clause) return;
      // Beside a table the book scrolls by itself, on its own page the window does.
      if (pages.scrollHeight > pages.clientHeight) pages.scrollTo({ top: clause.offsetTop - 8 });
      else clause.scrollIntoView({ block: 'start' });
      clause.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wish, words]);

  return (
    <div className={styles.rulebook}>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={rulebook.search}
        placeholder={rulebook.search}
        value={words}
        onChange={setWords}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.pages} ref={place} tabIndex={0} role="region" aria-label={rulebook.contents}>
        {chapters.length === 0 && <p>{rulebook.none(words)}</p>}
        {chapters.map((chapter) => (
          <ChapterView
            key={chapter.id}
            chapter={chapter}
            diagrams={diagrams}
            words={words}
            lit={wish?.clause}
          />
        ))}
      </div>
    </div>
  );
}

interface ChapterViewProps {
  readonly chapter: Chapter;
  readonly diagrams: Diagrams;
  readonly words: string;
  readonly lit: string | undefined;
}

function ChapterView({ chapter, diagrams, words, lit }: ChapterViewProps) {
  const say = useLocalized();
  return (
    <section className={styles.chapter}>
      <h2 className={styles.chapterTitle}>{say(chapter.title)}</h2>
      {chapter.clauses.map(({ id, title, paragraphs }) => (
        <article
          key={id}
          id={id}
          data-clause={id}
          tabIndex={-1}
          className={`${styles.clause} ${lit === id ? styles.lit : ''}`}
        >
          <h3 className={styles.clauseTitle}>
            <Marked text={say(title)} words={words} /> <span className={styles.number}>{id}</span>
          </h3>
          {paragraphs.map((paragraph) => (
            <ParagraphView key={paragraph.en} paragraph={paragraph} words={words} />
          ))}
          <Drawn diagram={diagrams[id]} />
        </article>
      ))}
    </section>
  );
}

function Drawn({ diagram: Diagram }: { readonly diagram: Diagrams[string] | undefined }) {
  return (
    Diagram && (
      <figure className={styles.diagram}>
        <Diagram />
      </figure>
    )
  );
}

function ParagraphView({ paragraph, words }: { readonly paragraph: Paragraph; readonly words: string }) {
  const { rulebook } = usePlayMessages();
  const say = useLocalized();
  return (
    <p className={paragraph.ruling ? styles.ruling : undefined}>
      {paragraph.ruling && (
        <span className={styles.tag} title={rulebook.rulingHint}>
          {rulebook.ruling}
          <Hidden>: </Hidden>
        </span>
      )}
      {paragraph.edition && <span className={styles.edition}>{rulebook.edition(paragraph.edition)}</span>}
      <Marked text={say(paragraph)} words={words} />
    </p>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  const sought = words.trim().toLowerCase();
  if (!sought) return text;
  const parts = text.split(new RegExp(`(${sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi'));
  return parts.map((part, index) => (
    <Fragment key={index}>{part.toLowerCase() === sought ? <mark>{part}</mark> : part}</Fragment>
  ));
}

/** The clauses that hold at this table and speak of these words. */
function useFound(book: Book, edition: string | undefined, words: string): readonly Chapter[] {
  const say = useLocalized();
  return useMemo(() => {
    const sought = words.trim().toLowerCase();
    const holds = (paragraph: Paragraph) => !edition || !paragraph.edition || paragraph.edition === edition;
    const speaks = (clause: Clause) =>
      [clause.id, say(clause.title), ...clause.paragraphs.map(say)].some((text) =>
        text.toLowerCase().includes(sought),
      );
    return book
      .map((chapter) => ({
        ...chapter,
        clauses: chapter.clauses
          .map((clause) => ({ ...clause, paragraphs: clause.paragraphs.filter(holds) }))
          .filter((clause) => clause.paragraphs.length > 0 && speaks(clause)),
      }))
      .filter(({ clauses }) => clauses.length > 0);
  }, [book, edition, words, say]);
}
