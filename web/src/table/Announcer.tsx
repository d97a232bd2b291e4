import { Hidden, useLocalized, Words } from '@bridgehead/kit';
import type { Localized } from '@bridgehead/kernel';
import { useEffect, useState } from 'react';
import type { LogStep } from '../carrier/snapshot.ts';
import type { AnyCue, Told } from './staging/stage.ts';

/** How much of the log has been read out: all before a step, and so many events of it. */
interface Reached {
  readonly seq: number;
  readonly count: number;
}

interface Heard extends Reached {
  readonly told: Told;
  /** What was read out last. */
  readonly said: readonly Localized[];
}

/** Reads the game aloud to screen readers as it is told, nothing twice; then what the viewer is asked. The result says itself. */
export function Announcer({ told }: { readonly told: Told }) {
  const say = useLocalized();
  const [isThere, setThere] = useState(false);
  const [heard, hear] = useState<Heard>(() => after({ ...heardAll(told), told, said: [] }, told));
  // Not in an effect: where steps come fast, an update after each of them is put off until React takes them for endless.
  if (heard.told !== told) hear(after(heard, told));
  // Of what a region came with nothing is read.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div aria-live="polite">
      <Hidden>
        <Words>{isThere ? [...new Set(heard.said.map(say))].join(' ') : ''}</Words>
      </Hidden>
    </div>
  );
}

function after(heard: Heard, told: Told): Heard {
  const { log, cue, prompts, viewer } = told;
  const asked = prompts.filter(
    ({ decision: { must, fleeting, seat } }) => (must || fleeting) && seat === viewer,
  );
  const said = cue ? captionOf(cue) : [...news(log, heard), ...asked.map(({ text }) => text)];
  return { ...heardAll(told), told, said: cue && said.length === 0 ? heard.said : said };
}

/** What the caption shows, stage by stage. */
function captionOf({ stage, phase, beat, words }: AnyCue): Localized[] {
  const said = { phase, die: beat.die?.needs, told: words }[stage];
  return said ? [said] : [];
}

function news(log: readonly LogStep[], { seq, count }: Reached): Localized[] {
  return log
    .filter((step) => step.seq >= seq)
    .flatMap((step) => step.told.slice(step.seq === seq ? count : 0))
    .flatMap(({ text }) => (text ? [text] : []));
}

function heardAll({ log, seq }: Told): Reached {
  return { seq, count: log.find((step) => step.seq === seq)?.told.length ?? 0 };
}
