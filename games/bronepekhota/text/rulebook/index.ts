import type { Rulebook } from '@bridgehead/kernel';
import { before } from './01-before.ts';

export const rulebook: Rulebook = [before];
