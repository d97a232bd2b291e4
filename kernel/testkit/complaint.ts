import { type Localized, Problem } from '@bridgehead/kernel';

/** The sentence that a person is answered with; none, if nothing is wrong with what they brought. */
export function complaintOf(attempt: () => unknown): Localized | undefined {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Problem) return error.sentence;
    throw error;
  }
  return undefined;
}
