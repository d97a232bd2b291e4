import { Button, IconButton } from '@bridgehead/kit';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { dateOf } from '../../content/front/front.ts';
import { longDate } from '../dates.ts';
import { useScene } from '../scene.ts';
import styles from './Passage.module.css';
import type { Passage } from './use-passage.ts';

/** Back, on, by itself, or to any day. */
export function TimeControls({ passage, total }: { readonly passage: Passage; readonly total: number }) {
  const { text, language } = useScene();
  const { first, last, day, index, isPlaying, goTo, goToDay, toggle } = passage;
  const date = longDate({ from: dateOf(day) }, language);
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className={styles.controls} role="group" aria-label={text.passage}>
      <div className={styles.buttons}>
        <IconButton label={text.eventBefore} disabled={index < 0} onClick={() => goTo(index - 1)}>
          <SkipBack aria-hidden />
        </IconButton>
        <Button look="primary" icon={<Icon aria-hidden size={20} />} onClick={toggle}>
          {isPlaying ? text.pause : text.playOn}
        </Button>
        <IconButton label={text.eventAfter} disabled={index >= total - 1} onClick={() => goTo(index + 1)}>
          <SkipForward aria-hidden />
        </IconButton>
        <output className={styles.date}>{date}</output>
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={text.dayOfWar}
        aria-valuetext={date}
        min={first}
        max={last}
        value={day}
        onChange={(event) => goToDay(Number(event.target.value))}
      />
    </div>
  );
}
