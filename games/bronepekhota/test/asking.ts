import type { Point3 } from '@bridgehead/geometry';
import type { TerrainPiece } from '@bridgehead/geometry';
import type { Reach, WayThere } from '../rules/inquire/answers.ts';
import { inquire } from '../rules/inquire/index.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import type { Battle } from './scenario.ts';

/** What a table asks, as it comes over the wire. */
export function ask<Answer>(battle: Battle, question: unknown): Answer {
  return JSON.parse(JSON.stringify(inquire(battle.battlefield, question))) as Answer;
}

export function reach(battle: Battle, question: object): Reach {
  const answer = ask<Reach | BronepekhotaRefusal>(battle, { ask: 'reach', ...question });
  if ('reason' in answer) throw new Error(`${answer.clause} ${answer.reason}`);
  return answer;
}

export function way(battle: Battle, question: object): WayThere | BronepekhotaRefusal {
  return ask(battle, { ask: 'way', ...question });
}

/** The clause and the reason of a refusal; the price of what is none. */
export function told(answer: { readonly price: number } | BronepekhotaRefusal): string | number {
  return 'reason' in answer ? `${answer.clause} ${answer.reason}` : answer.price;
}

export function far(one: Omit<Point3, 'z'>, other: Omit<Point3, 'z'>): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

export function block(x: number, y: number, width: number, depth: number, top: number): TerrainPiece {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ];
  return { kind: 'block', corners, base: 0, top, walkable: true, climbable: false };
}
