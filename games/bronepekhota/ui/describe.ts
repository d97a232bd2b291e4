import { isPiloted } from '../rules/pieces.ts';
import { isSameUnit, type Unit } from '../rules/stage.ts';
import type { PieceId } from '../rules/state.ts';
import { gaugesOf } from './gauges.ts';
import { ownerOf, pieceTitle, type Scene, standingOf } from './scene.ts';

/** A piece for whoever does not see it: what it is, whose, how it fares, where it stands. */
export function describePiece(scene: Scene, id: PieceId): string {
  const { view, text } = scene;
  const piece = view.pieces[id];
  if (!piece) return '';
  return [
    pieceTitle(scene, id),
    ownerWords(scene, id),
    ...statusWords(scene, id),
    text.placeAt(Math.round(piece.x / 10), Math.round(piece.y / 10), Math.round(piece.z)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whose it is, and on which side that is where there are allies. */
export function ownerWords(scene: Scene, id: PieceId): string {
  const piece = scene.view.pieces[id];
  if (!piece) return '';
  const seat = ownerOf(scene, piece);
  const standing = standingOf(scene, seat);
  const name = scene.seats[seat]?.name ?? '';
  return standing ? `${name} (${standing})` : name;
}

/** What is worth knowing of it just now. */
export function statusWords(scene: Scene, id: PieceId): string[] {
  const { view, text } = scene;
  const piece = view.pieces[id];
  const gauges = piece && gaugesOf(scene, piece);
  const words: (string | false | null | undefined)[] = [];
  if (gauges) words.push(text.durabilityOf(gauges.life.left, gauges.life.most));
  if (gauges?.ammo) words.push(text.ammoOf(gauges.ammo.left, gauges.ammo.most));
  const { stage } = view;
  const isActor = stage.stage === 'act' && stage.actor === id;
  const isActing = (unit: Unit) => stage.stage === 'act' && isSameUnit(stage.unit, unit);
  if (piece?.kind === 'machine') {
    words.push(
      !isPiloted(piece) && text.pilotless,
      piece.isFlying && text.flying,
      piece.hasActed && !isActing({ piece: id }) && text.acted,
      isPiloted(piece) && piece.since === view.tour && view.tour > 0 && text.fromNextTour,
    );
  }
  if (piece?.kind === 'soldier') {
    const isSquadDone = view.squads[piece.squad]?.hasActed === true && !isActing({ squad: piece.squad });
    words.push(piece.panics && text.panics, (piece.hasActed || isSquadDone) && !isActor && text.acted);
    words.push(piece.status === 'aboard' && text.aboard(pieceTitle(scene, piece.machine)));
  }
  if (piece && piece.status !== 'table' && piece.status !== 'aboard') words.push(text.statuses[piece.status]);
  return words.filter((word): word is string => Boolean(word));
}
