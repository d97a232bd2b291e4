import type { Block, Terrain } from '@bridgehead/geometry';
import { useMemo } from 'react';
import type { ReachedPlace } from '../../rules/inquire/answers.ts';
import { isOnTable } from '../../rules/pieces.ts';
import { onTable } from '../../rules/places.ts';
import { Bars, Pings, ThrowLabels } from '../later.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { useScene } from '../scene.ts';
import { centreOf, isInside } from '../space/vectors.ts';
import type { Step } from '../step.ts';
import type { Draft } from '../use-draft.ts';
import { placeOfEnd, type Tape } from '../use-tape.ts';
import type { Turn } from '../use-turn.ts';
import { spineOf } from '../terrain/outlines.ts';
import { ChanceLabels } from './ChanceLabels.tsx';
import { Label } from './Labels.tsx';
import { Marks } from './Marks.tsx';
import type { Pane } from './use-pane.ts';

interface OverlayProps {
  readonly pane: Pane;
  readonly turn: Turn;
  readonly draft: Draft;
  readonly tape: Tape;
  readonly pointing: Pointing;
  readonly step: Step;
  readonly hovered: ReachedPlace | null;
}

/** Pixels above the middle of a soldier that leave it to be seen. */
const CLEAR = 28;

/** So many pixels from its middle a place's name is still written. */
const WORD = 40;

/** A figure of height needs so many pixels of roof. */
const LEGIBLE = 22;

/** Words and figures over the table: what is left of machines, heights, prices, chances, the tape. */
export function Overlay({ pane, turn, draft, tape, pointing, step, hovered }: OverlayProps) {
  const scene = useScene();
  const { view, ground, mission, text, language } = scene;
  const { way, reach } = draft;
  const roofs = useMemo(() => roofsOf(ground.terrain), [ground.terrain]);
  const signs = mission.places.map((place) => ({
    place,
    at: onTable(ground.terrain, place),
    above: Math.max(place.radius * pane.scale + 12, CLEAR),
  }));
  const written = signs.flatMap(({ at, above }) => {
    const { x, y } = pane.projection.toDrawing(at);
    return [-WORD, 0, WORD].map((off) => ({ x: x + off / pane.scale, y: y - above / pane.scale }));
  });
  return (
    <>
      {roofs.map(
        (roof, index) =>
          spineOf(roof).width * pane.scale > LEGIBLE && (
            <Label key={`h${index}`} pane={pane} at={centreOf(roof.corners)} look="height">
              {text.height(roof.top)}
            </Label>
          ),
      )}
      {signs.map(({ place, at, above }) => (
        <Label key={place.id} pane={pane} at={at} above={above}>
          {place.title[language]}
        </Label>
      ))}
      {view.pieces.map(
        (piece, id) => isOnTable(piece) && <Bars key={`b${id}`} piece={piece} pane={pane} signs={written} />,
      )}
      <Marks pane={pane} step={step} />
      {turn.actor !== null && draft.thrownAt !== null ? (
        <ThrowLabels pane={pane} by={turn.actor} at={draft.thrownAt} />
      ) : (
        turn.plan?.do === 'shoot' && <ChanceLabels pane={pane} outlooks={draft.outlooks} at={turn.plan.at} />
      )}
      {hovered && !way && reach && (
        <Label pane={pane} at={hovered} above={22}>
          {text.aboutOfPoints(hovered.price, reach.points)}
        </Label>
      )}
      {way && (
        <Label pane={pane} at={way.to} above={34} look="good">
          {text.ofPoints(way.price, way.points)}
        </Label>
      )}
      <TapeLabel tape={tape} pane={pane} />
      <Pings pane={pane} pointing={pointing} />
    </>
  );
}

/** Blocks whose middle nothing higher lies over: their height can be written there. */
function roofsOf({ pieces }: Terrain): readonly Block[] {
  const blocks = pieces.filter((piece) => piece.kind === 'block');
  return blocks.filter(
    ({ corners, top }) =>
      !blocks.some((other) => other.top > top && isInside(other.corners, centreOf(corners))),
  );
}

function TapeLabel({ tape, pane }: Pick<OverlayProps, 'tape' | 'pane'>) {
  const scene = useScene();
  const [from, to] = tape.ends.map((end) => placeOfEnd(scene, end));
  if (!from || !to || !tape.measured) return null;
  return (
    <Label pane={pane} at={{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }}>
      {scene.text.measured(tape.measured.steps, tape.measured.millimetres)}
    </Label>
  );
}
