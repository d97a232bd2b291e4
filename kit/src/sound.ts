import { useSettings } from './settings.ts';

interface Note {
  readonly frequency: number;
  readonly at: number;
  readonly length: number;
  readonly wave?: OscillatorType;
}

const place: readonly Note[] = [
  { frequency: 196, at: 0, length: 0.07 },
  { frequency: 392, at: 0.02, length: 0.05 },
];

/** Synthesised, so that there is nothing to download: short wooden and brass sounds. */
const SOUNDS = {
  tap: [{ frequency: 540, at: 0, length: 0.03 }],
  place,
  remove: [
    { frequency: 294, at: 0, length: 0.06 },
    { frequency: 165, at: 0.05, length: 0.09 },
  ],
  line: [
    { frequency: 392, at: 0, length: 0.14, wave: 'triangle' },
    { frequency: 494, at: 0.1, length: 0.14, wave: 'triangle' },
    { frequency: 587, at: 0.2, length: 0.3, wave: 'triangle' },
  ],
  turn: [
    { frequency: 440, at: 0, length: 0.08, wave: 'triangle' },
    { frequency: 587, at: 0.09, length: 0.12, wave: 'triangle' },
  ],
  /** Something is announced. */
  phase: [
    { frequency: 147, at: 0, length: 0.16, wave: 'triangle' },
    { frequency: 147, at: 0.2, length: 0.28, wave: 'triangle' },
  ],
  /** A die on wood. */
  roll: [0, 0.07, 0.13, 0.24, 0.4, 0.62].map((at) => ({ frequency: 330 - 120 * at, at, length: 0.035 })),
  shot: [
    { frequency: 90, at: 0, length: 0.12, wave: 'sawtooth' },
    { frequency: 60, at: 0.04, length: 0.2 },
  ],
  blast: [
    { frequency: 70, at: 0, length: 0.3, wave: 'sawtooth' },
    { frequency: 41, at: 0.03, length: 0.5 },
  ],
  /** The end of a game: for whoever won, and for everybody else. */
  victory: [
    { frequency: 294, at: 0, length: 0.2, wave: 'triangle' },
    { frequency: 392, at: 0.18, length: 0.2, wave: 'triangle' },
    { frequency: 494, at: 0.36, length: 0.2, wave: 'triangle' },
    { frequency: 392, at: 0.54, length: 1.1, wave: 'triangle' },
    { frequency: 587, at: 0.54, length: 1.3, wave: 'triangle' },
  ],
  rest: [
    { frequency: 220, at: 0, length: 0.7, wave: 'triangle' },
    { frequency: 165, at: 0.5, length: 1.4, wave: 'triangle' },
  ],
  refuse: [{ frequency: 130, at: 0, length: 0.14, wave: 'square' }],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

/** Rough waves carry further. */
const LOUDNESS: Readonly<Partial<Record<OscillatorType, number>>> = { square: 0.05, sawtooth: 0.07 };

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  const { sound: isOn, volume } = useSettings.getState();
  if (!isOn || volume === 0) return;
  context ??= new AudioContext();
  // A page nobody has touched yet may not make a sound; the note is then left out rather than played late.
  if (context.state === 'suspended') void context.resume();
  else for (const note of SOUNDS[sound]) strike(context, note, volume);
}

function strike(audio: AudioContext, { frequency, at, length, wave = 'sine' }: Note, volume: number): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume * (LOUDNESS[wave] ?? 0.2), start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
