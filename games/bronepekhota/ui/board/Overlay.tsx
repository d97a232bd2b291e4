import type { Block, Terrain } from '@bridgehead/geometry';
import { useMemo } from 'react';
import type { ReachedPlace } from '../../rules/inquire/answers.ts';
import { isOnTable } from '../../rules/pieces.ts';
import { onTable } from '../../rules/places.ts';
import { isFoe, useScene } from '../scene.ts';
import { centreOf, isInside } from '../space/vectors.ts';
import type { Step } from '../step.ts';
import type { Draft } from '../use-draft.ts';
import { placeOfEnd, type Tape } from '../use-tape.ts';
import type { Turn } from '../use-turn.ts';
import { spineOf } from '../terrain/outlines.ts';
import { Bars } from './Bars.tsx';
import { Label } from './Labels.tsx';
import { Marks } from './Marks.tsx';
import type { Pane } from './use-pane.ts';

interface OverlayProps {
  readonly pane: Pane;
  readonly turn: Turn;
  readonly draft: Draft;
  readonly tape: Tape;
  readonly step: Step;
  readonly hovered: ReachedPlace | null;
}

/** A figure of height needs so many pixels of roof. */
const LEGIBLE = 22;

/** Words and figures over the table: what is left of machines, heights, prices, chances, the tape. */
export function Overlay({ pane, turn, draft, tape, step, hovered }: OverlayProps) {
  const scene = useScene();
  const { view, ground, mission, text, language } = scene;
  const { way, reach } = draft;
  const roofs = useMemo(() => roofsOf(ground.terrain), [ground.terrain]);
  const at = turn.plan?.do === 'shoot' ? turn.plan.at : [];
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
      {mission.places.map((place) => (
        <Label
          key={place.id}
          pane={pane}
          at={onTable(ground.terrain, place)}
          above={place.radius * pane.scale + 12}
        >
          {place.title[language]}
        </Label>
      ))}
      {view.pieces.map((piece, id) => isOnTable(piece) && <Bars key={`b${id}`} piece={piece} pane={pane} />)}
      <Marks pane={pane} step={step} />
      {turn.plan?.do === 'shoot' &&
        [...draft.outlooks.values()].map((outlook) => {
          const target = view.pieces[outlook.target];
          if (!target || 'refusal' in outlook || !(isFoe(scene, target) || at.includes(outlook.target)))
            return null;
          return (
            <Label
              key={`o${outlook.target}`}
              pane={pane}
              at={target}
              above={22}
              look={outlook.destroys >= 0.5 ? 'good' : outlook.hits > 0 ? 'plain' : 'bad'}
            >
              {text.percent(target.kind === 'soldier' ? outlook.destroys : 1 - (outlook.damage[0] ?? 1))}
            </Label>
          );
        })}
      {hovered && !way && reach && (
        <Label pane={pane} at={hovered} above={22}>
          {text.ofPoints(hovered.price, reach.points)}
        </Label>
      )}
      {way && (
        <Label pane={pane} at={way.to} above={34} look="good">
          {text.ofPoints(way.price, way.points)}
        </Label>
      )}
      <TapeLabel tape={tape} pane={pane} />
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
