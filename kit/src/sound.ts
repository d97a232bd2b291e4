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
  refuse: [{ frequency: 130, at: 0, length: 0.14, wave: 'square' }],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (!useSettings.getState().sound) return;
  context ??= new AudioContext();
  // A page nobody has touched yet may not make a sound; the note is then left out rather than played late.
  if (context.state === 'suspended') void context.resume();
  else for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(audio: AudioContext, { frequency, at, length, wave = 'sine' }: Note): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(wave === 'square' ? 0.03 : 0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
