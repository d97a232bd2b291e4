import { type Language, Problem } from '@bridgehead/kernel';
import { messagesIn } from './index.ts';

/** What to tell a person about something thrown: its own sentence, or that the fault is ours. */
export function problemSentence(error: unknown, language: Language): string {
  if (error instanceof Problem) return error.sentence[language];
  const { app } = messagesIn(language);
  return `${app.errorTitle}: ${error instanceof Error ? error.message : String(error)}`;
}
