import type { Point } from '@bridgehead/geometry';
import { prefersReducedMotion } from '@bridgehead/kit';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { apart } from '../space/vectors.ts';

const GLIDE_MS = 400;

interface GlidingProps {
  /** Where it stands. */
  readonly at: Point;
  /** How it came there, if it was seen to. */
  readonly line: readonly Point[] | undefined;
  readonly children: ReactNode;
}

/** A piece goes the way it went; whatever is put somewhere else by hand is simply there. */
export function Gliding({ at: { x, y }, line, children }: GlidingProps) {
  const glider = useRef<SVGGElement>(null);
  const way = useRef(line);
  useLayoutEffect(() => {
    way.current = line;
  });
  useLayoutEffect(() => {
    const points = way.current ?? [];
    const end = points.at(-1);
    if (!end || apart(end, { x, y }) > 1 || prefersReducedMotion()) return;
    const motion = glider.current?.animate(keyframesOf(points, end), {
      duration: GLIDE_MS,
      easing: 'ease-in-out',
    });
    return () => motion?.cancel();
  }, [x, y]);
  return <g ref={glider}>{children}</g>;
}

/** Every leg takes its share of the time. */
function keyframesOf(points: readonly Point[], end: Point): Keyframe[] {
  const lengths = points.map((point, index) => apart(point, points[Math.max(0, index - 1)] ?? point));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, index) => {
    gone += lengths[index] ?? 0;
    return { transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)`, offset: gone / whole };
  });
}
