import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches;
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore((changed) => {
    const media = matchMedia(query);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, prefersReducedMotion);
}

/** Durations of the house, in milliseconds. */
export const DURATION = { quick: 160, calm: 320 } as const;

/** Plays keyframes on an element, or jumps to their end for whoever asked for less motion. */
export function animate(
  element: Element,
  keyframes: Keyframe[] | PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions = {},
): Animation {
  const duration = prefersReducedMotion() ? 0 : (timing.duration ?? DURATION.calm);
  return element.animate(keyframes, { easing: 'cubic-bezier(.2,.7,.2,1)', ...timing, duration });
}
