import { clausesOf } from '@bridgehead/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rulebook } from '../../text/rulebook/index.ts';
import { diagrams } from '../guide/diagrams.ts';

const clauses = new Set(clausesOf(rulebook).map(({ id }) => id));

test.each(Object.entries(diagrams))(
  '%s is in the rulebook, and its drawing says what it shows',
  (clause, Diagram) => {
    expect(clauses).toContain(clause);
    const drawing = renderToStaticMarkup(<Diagram />);
    expect(drawing).toMatch(/<figcaption[^>]*>[А-ЯA-Z].+[.!]<\/figcaption>/);
    expect(drawing).not.toMatch(/NaN|undefined|null/);
  },
);
