import { Problem } from '@bridgehead/kernel';
import type { Failure } from './protocol.ts';

export function asFailure(error: unknown): Failure {
  if (error instanceof Problem) return { sentence: error.sentence, message: error.message };
  return { message: error instanceof Error ? error.message : String(error) };
}
