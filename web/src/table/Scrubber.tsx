import type { Viewer } from '@bridgehead/kernel';
import { IconButton, Select } from '@bridgehead/kit';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ReplayCarrier } from '../carrier/carrier.ts';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Scrubber.module.css';
import type { Stage } from './staging/stage.ts';
import { useTold } from './staging/useStage.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1400;

export interface ScrubberProps {
  readonly stage: Stage<ReplayCarrier>;
  /** It has played to its end by itself, and all of it is told. */
  readonly onEnd: () => void;
}

/** Time as something to hold: play, step, jump. Arrow keys, Home, End and Space work anywhere on the page. */
export function Scrubber({ stage, onEnd }: ScrubberProps) {
  const { replay } = usePlayMessages();
  const { carrier } = stage;
  const { seq, viewer, cue } = useTold(stage);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const { length } = carrier;

  const running = playing && seq < length;
  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      void carrier.seek(to);
    },
    [carrier],
  );

  useEffect(() => {
    // What is being told is told to its end first.
    if (!running || cue) return;
    const timer = setTimeout(() => void carrier.seek(seq + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [running, cue, seq, speed, carrier]);

  const arrives = playing && seq >= length && !cue;
  const arrived = useEffectEvent(onEnd);
  useEffect(() => {
    if (arrives) arrived();
  }, [arrives]);

  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => go(seq - 1),
      ArrowRight: () => go(seq + 1),
      Home: () => go(0),
      End: () => go(length),
      ' ': () => setPlaying(!running),
    };
    const press = (event: KeyboardEvent) => {
      const control = (event.target as Element).closest(
        'input, select, button, summary, a, [role="tab"], dialog, [role="grid"]',
      );
      if (control || event.altKey || event.ctrlKey || event.metaKey) return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [go, seq, length, running]);

  const viewers: { value: string; label: string }[] = [
    { value: 'spectator', label: replay.spectator },
    ...carrier.info.header.seats.map(({ name }, seat) => ({
      value: String(seat),
      label: replay.eyesOf(name),
    })),
  ];
  const look = (who: string) => {
    const next: Viewer = who === 'spectator' ? who : Number(who);
    void carrier.look(next);
  };

  return (
    <section className={styles.scrubber} aria-label={replay.scrubber}>
      <div className={styles.buttons}>
        <IconButton label={replay.first} disabled={seq === 0} onClick={() => go(0)}>
          <ChevronFirst aria-hidden />
        </IconButton>
        <IconButton label={replay.back} disabled={seq === 0} onClick={() => go(seq - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          label={running ? replay.pause : replay.play}
          disabled={seq >= length}
          onClick={() => setPlaying(!running)}
        >
          {running ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
        </IconButton>
        <IconButton label={replay.forward} disabled={seq >= length} onClick={() => go(seq + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <IconButton label={replay.last} disabled={seq >= length} onClick={() => go(length)}>
          <ChevronLast aria-hidden />
        </IconButton>
      </div>
      <input
        className={styles.track}
        type="range"
        min={0}
        max={length}
        value={seq}
        aria-label={replay.scrubber}
        aria-valuetext={replay.step(seq, length)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <output className={styles.count}>{replay.step(seq, length)}</output>
      <div className={styles.choices}>
        <Select
          aria-label={replay.speed}
          value={speed}
          choices={SPEEDS.map((each) => ({ value: each, label: `×${each}` }))}
          onChange={setSpeed}
        />
        <Select
          aria-label={replay.seenBy}
          title={replay.seenBy}
          value={String(viewer)}
          choices={viewers}
          onChange={look}
        />
      </div>
    </section>
  );
}
