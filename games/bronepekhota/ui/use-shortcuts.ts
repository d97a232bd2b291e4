import { pickedBy, useShortcuts as useKeys } from '@bridgehead/kit/table';
import { isOnTable } from '../rules/pieces.ts';
import type { PieceId } from '../rules/state.ts';
import { spotUnder } from './board/pick.ts';
import { chosenOf, offersOf } from './offers.ts';
import { turnedTo } from './plan.ts';
import { roundSpot } from './pointing/place.ts';
import type { Pointing } from './pointing/use-pointing.ts';
import { isIn, isOwn, type Scene } from './scene.ts';
import { heading, turnedBy } from './space/vectors.ts';
import type { Cursor } from './use-cursor.ts';
import type { Deploying } from './use-deployment.ts';
import type { Draft } from './use-draft.ts';
import type { Tape } from './use-tape.ts';
import type { Turn } from './use-turn.ts';

/** Millimetres an arrow moves the cursor by: half a step, finely with Shift. */
const STRIDE = 25;
const FINE = 5;
const EIGHTH = 45;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export interface Keyed {
  readonly scene: Scene;
  readonly turn: Turn;
  readonly draft: Draft;
  readonly deploying: Deploying | null;
  readonly tape: Tape;
  readonly cursor: Cursor;
  readonly pointing: Pointing;
  readonly onConfirm: () => void;
  readonly onRead: () => void;
  readonly onKeys: () => void;
}

/** Everything by keys; `panels/Keys.tsx` lists them. By the key's place, so that a Russian layout has the same ones. */
export function useShortcuts(keyed: Keyed): void {
  const { turn, deploying, tape, cursor, pointing, onRead, onKeys } = keyed;
  useKeys((event) => {
    const arrow = ARROWS[event.key];
    const digit = pickedBy(event);
    if (arrow) {
      event.preventDefault();
      return moveCursor(keyed, arrow, event.shiftKey ? FINE : STRIDE);
    }
    if (digit !== null) return press(`[aria-keyshortcuts="${digit + 1}"]`);
    switch (event.code) {
      case 'Enter':
      case 'Space':
        return enter(keyed, event);
      case 'Escape':
        cursor.put(null);
        tape.turn(false);
        pointing.turnOn(false);
        return turn.cancel();
      case 'KeyN':
        return step(keyed, own(keyed), event.shiftKey);
      case 'KeyT':
        return step(keyed, targets(keyed), event.shiftKey);
      case 'KeyQ':
        return deploying ? deploying.turn(EIGHTH) : turnGhost(keyed, EIGHTH / 3);
      case 'KeyW':
        return deploying ? deploying.turn(-EIGHTH) : turnGhost(keyed, -EIGHTH / 3);
      case 'KeyD':
        return press('[data-action="done"]');
      case 'KeyX':
        return press('[data-action="end"]');
      case 'KeyP':
        return pointing.turnOn(!pointing.isOn);
      case 'KeyL':
        return tape.turn(!tape.isOn);
      case 'KeyS':
        return press('[data-tool="view"]');
      case 'KeyV':
        return press('[data-tool="levels"]');
      case 'KeyI':
        return turn.selected === null ? undefined : onRead();
      case 'Slash':
        return onKeys();
      default:
        return undefined;
    }
  });
}

function press(selector: string): void {
  const button = document.querySelector<HTMLButtonElement>(`button${selector}`);
  if (button && !button.disabled) button.click();
}

/** The cursor begins where the piece stands, or where it would go. */
function moveCursor(
  { scene, turn, draft, deploying, cursor, tape, pointing }: Keyed,
  [x, y]: readonly [number, number],
  by: number,
): void {
  const piece = turn.selected === null ? undefined : scene.view.pieces[turn.selected];
  const { terrain } = scene.ground;
  const from = cursor.at ??
    draft.way?.to ??
    deploying?.stood[0]?.place ??
    piece ?? { x: terrain.width / 2, y: terrain.depth / 2, z: 0 };
  const next = cursor.moved({ x: from.x, y: from.y, z: from.z }, x * by, y * by);
  const spot = spotUnder(scene, next, Number.POSITIVE_INFINITY, draft.reach);
  cursor.put(spot);
  if (tape.isOn || pointing.isOn) return;
  if (deploying) deploying.formAt(spot);
  else if (turn.actor !== null) turn.pressGround(spot);
}

/** A button that has the focus is pressed by the browser itself; a piece is picked; else what is planned is done. */
function enter(
  { turn, draft, deploying, tape, cursor, pointing, onConfirm }: Keyed,
  event: KeyboardEvent,
): void {
  const { target } = event;
  if (target instanceof Element && target.closest('button, a, summary')) return;
  event.preventDefault();
  const piece =
    target instanceof Element ? target.closest<SVGElement>('[data-piece]')?.dataset['piece'] : undefined;
  const end = piece === undefined ? cursor.at : Number(piece);
  if (pointing.isOn) {
    if (end !== null) pointing.point(typeof end === 'number' ? { piece: end } : roundSpot(end));
    return;
  }
  if (tape.isOn) {
    if (end !== null) tape.put(end);
    return;
  }
  const isReady = draft.move !== null || deploying?.move;
  const isMeant = cursor.at !== null || [turn.selected, chosenOf(turn)].includes(Number(piece));
  if (piece !== undefined && !(isReady && isMeant)) return turn.pressPiece(Number(piece));
  // Whatever has the focus was meant by what is done now, not by what comes next.
  if (isReady && target instanceof SVGElement) target.blur();
  if (deploying?.move) turn.answer(deploying.move);
  else if (draft.move) onConfirm();
  else press('[data-action="confirm"]');
}

function turnGhost({ turn, draft: { way } }: Keyed, degrees: number): void {
  if (turn.plan?.do === 'go' && way)
    turn.setPlan(turnedTo(turn.plan, way, heading(turnedBy(way.to.facing, degrees))));
}

/** One's own, those who can act first. */
function own({ scene, turn }: Keyed): readonly PieceId[] {
  const { pieces } = scene.view;
  const { unit, units } = turn;
  const isAsked = (id: PieceId) =>
    unit ? isIn(scene, unit, id) : units.some(({ move }) => isIn(scene, move.unit, id));
  const all = [...pieces.keys()].filter((id) => {
    const piece = pieces[id];
    return piece !== undefined && isOnTable(piece) && isOwn(scene, piece);
  });
  const able = all.filter(isAsked);
  return able.length > 0 ? able : all;
}

/** Whoever what is planned could be done to, the likeliest first; else everybody who is not one's own. */
function targets({ scene, turn, draft }: Keyed): readonly PieceId[] {
  const offers = offersOf(scene, turn, draft);
  if (offers.length > 0) return offers;
  const { pieces } = scene.view;
  return [...pieces.keys()].filter((id) => {
    const piece = pieces[id];
    return piece !== undefined && isOnTable(piece) && !isOwn(scene, piece);
  });
}

function step({ scene, turn, draft, cursor }: Keyed, ids: readonly PieceId[], isBack: boolean): void {
  const { plan } = turn;
  const at = ids.indexOf(chosenOf(turn) ?? turn.selected ?? -1);
  const next = ids.at(at < 0 ? 0 : (at + (isBack ? -1 : 1)) % ids.length);
  if (next === undefined) return;
  cursor.put(null);
  if (!offersOf(scene, turn, draft).includes(next)) turn.select(next);
  else if (plan?.do === 'shoot') turn.setPlan({ ...plan, at: [next] });
  else turn.pressPiece(next);
  document.querySelector<SVGElement>(`[data-piece="${next}"]`)?.focus();
}
