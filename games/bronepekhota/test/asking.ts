import type { Point3 } from '@bridgehead/geometry';
import type { TerrainPiece } from '@bridgehead/geometry';
import type { Refusal } from '@bridgehead/kernel';
import { packFrom } from '../content/index.ts';
import type { Reach, WayThere } from '../rules/inquire/answers.ts';
import type { Deed } from '../rules/inquire/deeds.ts';
import { inquire } from '../rules/inquire/index.ts';
import type { Act } from '../rules/moves.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import type { PieceId } from '../rules/state.ts';
import { refusalText } from '../text/refusals/index.ts';
import type { Battle } from './scenario.ts';

const pack = packFrom();

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

/** What lies at hand, a line each: with what, at whom, and why it cannot be. */
export function deeds(battle: Battle, piece: PieceId): string[] {
  return ask<Deed[]>(battle, { ask: 'deeds', piece }).map(({ move, refusal }) =>
    refusal ? `${said(move)}: ${refusal.reason}` : said(move),
  );
}

function said(move: Act): string {
  if (move.kind === 'shoot')
    return `shoot ${JSON.stringify(move.with)}${move.aimed ? ' aimed' : ''} at ${move.at.join(', ')}`;
  if (move.kind === 'drive' && move.tow) return `tow ${move.tow.piece}`;
  const { by: _by, kind, ...rest } = move;
  const [about] = Object.values(rest);
  return typeof about === 'number' ? `${kind} ${about}` : kind;
}

/** The clause and the reason of a refusal, which can be said: a figure that is missing fails the test. */
export function named(refusal: Refusal): string {
  if (!refusalText(pack, refusal)) throw new Error(`there are no words for “${refusal.reason}”`);
  return `${refusal.clause} ${refusal.reason}`;
}

/** The clause and the reason of a refusal; the price of what is none. */
export function told(answer: { readonly price: number } | BronepekhotaRefusal): string | number {
  return 'reason' in answer ? named(answer) : answer.price;
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
