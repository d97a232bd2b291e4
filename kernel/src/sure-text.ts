import type { GameText, LoadedGame } from './game.ts';
import type { Localized } from './rulebook.ts';

/** A sentence that could not be made: which one of which game, and what went wrong. Nothing of it names a person. */
export interface TextFault {
  readonly game: string;
  /** A member of GameText. */
  readonly part: string;
  /** The kind or reason of what was to be said. */
  readonly about: string;
  readonly error: string;
}

/** Stands where a sentence failed: the table goes on without it. */
export const UNSAID: Localized = {
  ru: 'Здесь должна быть фраза, но она не сложилась.',
  en: 'A sentence belongs here, but it could not be put together.',
};

/** The same game, which always finds words: a sentence that fails is reported and never takes the table with it. */
export function sureOfWords<State, Move, Event, View>(
  game: LoadedGame<State, Move, Event, View>,
  report: (fault: TextFault) => void,
): LoadedGame<State, Move, Event, View> {
  const { id } = game.rules.manifest;
  return { ...game, text: sureText(game.text, (fault) => report({ game: id, ...fault })) };
}

function sureText<Move, Event, View>(
  text: GameText<Move, Event, View>,
  report: (fault: Omit<TextFault, 'game'>) => void,
): GameText<Move, Event, View> {
  const sure =
    <Args extends readonly unknown[], Said extends Localized | null | undefined>(
      part: string,
      say: (...args: Args) => Said,
    ) =>
    (...args: Args): Said | Localized => {
      try {
        const said = say(...args);
        if (!said || isWhole(said)) return said;
        report({ part, about: nameOf(args[0]), error: 'a sentence without words' });
      } catch (error) {
        report({ part, about: nameOf(args[0]), error: String(error) });
      }
      return UNSAID;
    };
  return {
    ...text,
    refusal: sure('refusal', text.refusal),
    decision: sure('decision', text.decision),
    move: sure('move', text.move),
    event: sure('event', text.event),
    reason: sure('reason', text.reason),
    outcome: sure('outcome', text.outcome),
    ...(text.victory && { victory: sure('victory', text.victory) }),
  };
}

function isWhole({ ru, en }: Localized): boolean {
  return [ru, en].every((words) => typeof words === 'string' && words.trim() !== '');
}

function nameOf(said: unknown): string {
  const { kind, reason } = (said ?? {}) as { readonly kind?: string; readonly reason?: string };
  return reason ?? kind ?? typeof said;
}
