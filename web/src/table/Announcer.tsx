import { Hidden, useLocalized, Words } from '@bridgehead/kit';
import type { Localized } from '@bridgehead/kernel';
import { useEffect, useRef, useState } from 'react';
import type { LogStep } from '../carrier/snapshot.ts';
import type { AnyCue, Told } from './staging/stage.ts';

/** How much of the log has been read out: all before a step, and so many events of it. */
interface Heard {
  readonly seq: number;
  readonly count: number;
}

/** Reads the game aloud to screen readers as it is told, nothing twice; then what the viewer is asked. The result says itself. */
export function Announcer({ told }: { readonly told: Told }) {
  const say = useLocalized();
  const [words, setWords] = useState('');
  const heard = useRef<Heard>(heardAll(told));
  useEffect(() => {
    const { log, cue, prompts, viewer } = told;
    const asked = prompts.filter(
      ({ decision: { must, fleeting, seat } }) => (must || fleeting) && seat === viewer,
    );
    const said = cue ? captionOf(cue) : [...news(log, heard.current), ...asked.map(({ text }) => text)];
    heard.current = heardAll(told);
    const sentences = said.map(say);
    if (cue && sentences.length === 0) return;
    setWords([...new Set(sentences)].join(' '));
  }, [told, say]);
  return (
    <div aria-live="polite">
      <Hidden>
        <Words>{words}</Words>
      </Hidden>
    </div>
  );
}

/** What the caption shows, stage by stage. */
function captionOf({ stage, phase, beat, words }: AnyCue): Localized[] {
  const said = { phase, die: beat.die?.needs, told: words }[stage];
  return said ? [said] : [];
}

function news(log: readonly LogStep[], { seq, count }: Heard): Localized[] {
  return log
    .filter((step) => step.seq >= seq)
    .flatMap((step) => step.told.slice(step.seq === seq ? count : 0))
    .flatMap(({ text }) => (text ? [text] : []));
}

function heardAll({ log, seq }: Told): Heard {
  return { seq, count: log.find((step) => step.seq === seq)?.told.length ?? 0 };
}
