import { Hidden, useLocalized } from '@bridgehead/kit';
import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '../carrier/snapshot.ts';

/** Reads the game aloud to screen readers: what has happened since, and what the viewer is asked. */
export function Announcer({ snapshot }: { readonly snapshot: Snapshot }) {
  const say = useLocalized();
  const [words, setWords] = useState('');
  const heard = useRef(snapshot.seq);
  useEffect(() => {
    const { log, prompts, viewer, seq, result } = snapshot;
    const news = log
      .filter((step) => step.seq > heard.current)
      .flatMap(({ lines }) => lines.map(({ text }) => say(text)));
    const asked = prompts.filter(
      ({ decision: { must, fleeting, seat } }) => (must || fleeting) && seat === viewer,
    );
    heard.current = seq;
    const sentences = [...news, ...asked.map(({ text }) => say(text)), ...(result ? [say(result.text)] : [])];
    setWords([...new Set(sentences)].join(' '));
  }, [snapshot, say]);
  return (
    <div aria-live="polite">
      <Hidden>{words}</Hidden>
    </div>
  );
}
