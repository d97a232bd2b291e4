import type { Localized } from '@bridgehead/kernel';
import type { Beat, Stage, Staging, ToldBeat } from './beat.ts';

/** An event as the log has it. */
export interface LoggedEvent<Event> {
  readonly event: Event;
  /** Its line; null for what is not worth one. */
  readonly text: Localized | null;
}

/** A step of the game, as the viewer heard it. */
export interface LoggedStep<Event> {
  readonly seq: number;
  readonly told: readonly LoggedEvent<Event>[];
}

/** One moment of a telling: what is seen for as long as it lasts. */
export interface Cue<View, Event> extends ToldBeat<Event> {
  readonly seq: number;
  readonly view: View;
  /** The phase of the step that was announced last, this one's included. */
  readonly phase: Localized | undefined;
  /** The result in words, however early the moment is; what has none of its own goes on under those before it. */
  readonly words: Localized | undefined;
  /** What this moment tells: the event and what is seen with it; nothing before its last stage. */
  readonly events: readonly Event[];
  /** How many events of the step are told by now. */
  readonly count: number;
  /** Whether it is the last moment of its step. */
  readonly isLast: boolean;
  /** It was told before, and is played once more. */
  readonly isAgain?: true;
}

/** A step as a row of moments. None where nothing of it is a beat: its view is then simply there. */
export function cuesOf<View, Event, Pack>(
  staging: Staging<View, Event, Pack>,
  pack: Pack,
  before: View,
  { seq, told }: LoggedStep<Event>,
): { readonly cues: readonly Cue<View, Event>[]; readonly view: View } {
  const cues: Cue<View, Event>[] = [];
  let view = before;
  let phase: Localized | undefined;
  let words: Localized | undefined;
  for (let at = 0; at < told.length; ) {
    const { event, text } = told[at] as LoggedEvent<Event>;
    const beat = staging.beat(event, view, pack);
    const from = at++;
    const earlier = view;
    view = staging.retell(view, event, pack);
    if (!beat) continue;
    while (at < told.length) {
      const next = told[at] as LoggedEvent<Event>;
      if (staging.beat(next.event, view, pack)) break;
      view = staging.retell(view, next.event, pack);
      at++;
    }
    const isNamed = beat.phase !== undefined && beat.phase.en !== phase?.en;
    phase = beat.phase ?? phase;
    words = beat.words ?? text ?? words;
    for (const stage of stagesOf(beat, isNamed)) {
      const isTold = stage === 'told';
      cues.push({
        seq,
        beat,
        event,
        stage,
        phase,
        words,
        view: isTold ? view : earlier,
        events: isTold ? told.slice(from, at).map((one) => one.event) : [],
        count: isTold ? at : from,
        isLast: isTold && at === told.length,
      });
    }
  }
  return { cues, view };
}

/** A phase that goes on is not announced again. */
function stagesOf({ die }: Beat, isNamed: boolean): Stage[] {
  return [...(isNamed ? ['phase' as const] : []), ...(die ? ['die' as const] : []), 'told'];
}
