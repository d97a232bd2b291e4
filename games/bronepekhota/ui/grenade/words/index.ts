import type { Language } from '@bridgehead/kernel';
import { en } from './en.ts';
import { type GrenadeWords, ru } from './ru.ts';

export type { GrenadeWords } from './ru.ts';

export const GRENADE_WORDS: Readonly<Record<Language, GrenadeWords>> = { ru, en };
