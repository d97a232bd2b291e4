import { LANGUAGES, type Language } from '@bridgehead/kernel';
import { create } from 'zustand';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast a table tells what others do: one thing at a time at the reader's own word, in its time, or all at once. */
export const PACES = ['step', 'calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly pace: Pace;
  /** What the player is called at the next table; empty until one is given. */
  readonly playerName: string;
  /** The games whose guided first turn is over. */
  readonly guided: readonly string[];
  /** Has been at a table on a server: the home page then asks for what goes on there. */
  readonly online: boolean;
  /** A game here waited to be gone on with, last time: the home page then leaves room for it. */
  readonly awaited: boolean;
  /** Wants to be told of the own turn by the browser. */
  readonly notify: boolean;
}

const STORAGE_KEY = 'bridgehead-settings';
/** Tests of words and of the engine run without one. */
const inBrowser = typeof matchMedia === 'function';

export const useSettings = create<Settings>(() => ({ ...defaults(), ...stored() }));

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // Storage may be closed to us (private windows): the settings then last as long as the page.
  }
}

/** The first language the reader prefers among those we speak. */
function preferredLanguage(preferences: readonly string[]): Language {
  for (const preference of preferences) {
    const spoken = LANGUAGES.find((language) => preference.toLowerCase().startsWith(language));
    if (spoken) return spoken;
  }
  return 'en';
}

function defaults(): Settings {
  return {
    language: preferredLanguage(inBrowser ? navigator.languages : []),
    theme: 'system',
    // Phones are used among other people.
    sound: inBrowser && !matchMedia('(pointer: coarse)').matches,
    volume: 0.6,
    pace: 'calm',
    playerName: '',
    guided: [],
    online: false,
    awaited: false,
    notify: false,
  };
}

/** Only what is still valid: a setting written by another version must not break this one. */
function stored(): Partial<Settings> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof json !== 'object' || json === null) return {};
    const { language, theme, sound, volume, pace, playerName, guided, online, awaited, notify } =
      json as Record<string, unknown>;
    return {
      ...(isOneOf(LANGUAGES, language) && { language }),
      ...(isOneOf(THEMES, theme) && { theme }),
      ...(isOneOf(PACES, pace) && { pace }),
      ...(typeof sound === 'boolean' && { sound }),
      ...(typeof volume === 'number' && volume >= 0 && volume <= 1 && { volume }),
      ...(typeof playerName === 'string' && { playerName }),
      ...(typeof online === 'boolean' && { online }),
      ...(typeof awaited === 'boolean' && { awaited }),
      ...(typeof notify === 'boolean' && { notify }),
      ...(Array.isArray(guided) && { guided: guided.filter((game) => typeof game === 'string') }),
    };
  } catch {
    return {};
  }
}

function isOneOf<T extends string>(list: readonly T[], value: unknown): value is T {
  return list.some((item) => item === value);
}
