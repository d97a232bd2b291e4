import type { Point } from '@bridgehead/geometry';
import { IconButton } from '@bridgehead/kit';
import { ZoomButtons } from '@bridgehead/kit/table';
import { Telescope, Layers2, Ruler } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { View } from '../../rules/inquire/answers.ts';
import { machineKind } from '../../rules/pieces.ts';
import type { Piece } from '../../rules/state.ts';
import { type Ask, useAsked } from '../ask/use-asked.ts';
import { useScene } from '../scene.ts';
import { apart } from '../space/vectors.ts';
import type { Step } from '../step.ts';
import type { Deploying } from '../use-deployment.ts';
import type { Draft } from '../use-draft.ts';
import type { Tape } from '../use-tape.ts';
import type { Turn } from '../use-turn.ts';
import styles from './BoardArea.module.css';
import { Board } from './Board.tsx';
import { DeployedGhosts, Zone } from './Deployed.tsx';
import { FieldOfView } from './FieldOfView.tsx';
import { Ghost, GhostPiece } from './Ghost.tsx';
import { Layers } from './Layers.tsx';
import { ceilingsOf, nextCeiling, SKY } from './levels.ts';
import { Overlay } from './Overlay.tsx';
import { placeNear, spotUnder } from './pick.ts';
import { Places } from './Places.tsx';
import { ShotLines } from './ShotLines.tsx';
import { TapeLine } from './TapeLine.tsx';
import { Tracers } from './Tracers.tsx';
import { useInSight } from './use-in-sight.ts';
import { usePane } from './use-pane.ts';
import { useDrawPiece } from './use-draw-piece.tsx';
import type { Cursor } from '../use-cursor.ts';

interface BoardAreaProps {
  readonly ask: Ask;
  readonly turn: Turn;
  readonly draft: Draft;
  readonly deploying: Deploying | null;
  readonly tape: Tape;
  readonly cursor: Cursor;
  readonly step: Step;
  readonly onConfirm: () => void;
}

/** From the upper left of the drawing, as on every map. */
const LIGHT = { x: 0.28, y: 0.38 };
/** Half of what a finger needs, in pixels. */
const FINGER = 22;

/** The table with everything that lies over it for the moment: reach, ways, lines of fire, the tape. */
export function BoardArea(props: BoardAreaProps) {
  const { ask, turn, draft, deploying, tape, cursor, step, onConfirm } = props;
  const scene = useScene();
  const { ground, mission, view, text } = scene;
  const pane = usePane(scene);
  const [ceiling, setCeiling] = useState(SKY);
  const [hovered, hover] = useState<Point | null>(null);
  const light = useMemo(() => pane.projection.turnToTable(LIGHT), [pane.projection]);
  const { actor, plan } = turn;
  const piece = actor === null ? undefined : view.pieces[actor];
  const [isLooking, look] = useState(false);
  const seen = useAsked<View | null>(ask, view, isLooking ? looksFrom(turn, draft) : null);
  const { lit, drawPiece } = useDrawPiece(turn, draft, step, light, ceiling);

  useInSight(actor, pane);

  const press = (point: Point) => {
    const spot = spotUnder(scene, point, ceiling, draft.reach);
    if (tape.isOn) tape.put(spot);
    else if (deploying) deploying.formAt(spot);
    else if (draft.way && plan?.do === 'go' && apart(draft.way.to, point) < 14) onConfirm();
    else turn.pressGround(spot);
  };
  const under = (
    <>
      <Places />
      {deploying?.room && <Zone room={deploying.room} />}
      <Layers light={light} ceiling={ceiling} reach={draft.reach} lit={lit} drawPiece={drawPiece} />
      {seen && 'cells' in seen && <FieldOfView seen={seen} />}
      {plan?.do === 'shoot' && actor !== null && (
        <ShotLines by={actor} with={plan.with} outlooks={draft.outlooks} at={plan.at} />
      )}
      <Tracers step={step} />
      {piece && draft.way && (
        <Ghost
          piece={piece}
          way={draft.way}
          finger={FINGER / pane.scale}
          onTurn={(facing) => plan?.do === 'go' && turn.setPlan({ ...plan, facing })}
          onCabin={
            plan?.do === 'go' && piece.kind === 'machine' && machineKind(scene.pack, piece).chassis === 'legs'
              ? (cabin) => turn.setPlan({ ...plan, cabin })
              : undefined
          }
        />
      )}
      {piece?.kind === 'machine' && plan?.do === 'leave' && plan.place && view.pieces[piece.pilot] && (
        <GhostPiece piece={view.pieces[piece.pilot] as Piece} place={plan.place} />
      )}
      {deploying && (
        <DeployedGhosts
          deploying={deploying}
          onNudge={(index, point) => deploying.nudge(index, spotUnder(scene, point, ceiling, null))}
        />
      )}
      {cursor.at && (
        <circle className={styles.cursor} cx={cursor.at.x} cy={cursor.at.y} r={10 / pane.scale} />
      )}
      <TapeLine tape={tape} />
    </>
  );
  return (
    <div className={styles.area}>
      <div className={styles.tools}>
        <p className={styles.tour}>
          <strong>{text.tour(view.tour, view.rules.tours)}</strong>
          <span>{mission.title[scene.language]}</span>
        </p>
        <ZoomButtons zoom={pane.zoom} text={text} />
        {ceilingsOf(ground.terrain).length > 0 && (
          <IconButton
            label={ceiling === SKY ? text.allLevels : text.levelsBelow(ceiling + 1)}
            pressed={ceiling !== SKY}
            aria-keyshortcuts="V"
            data-tool="levels"
            onClick={() => setCeiling(nextCeiling(ground.terrain, ceiling))}
          >
            <Layers2 aria-hidden size={22} />
          </IconButton>
        )}
        <IconButton
          label={text.fieldOfView}
          pressed={isLooking}
          disabled={turn.selected === null}
          aria-keyshortcuts="S"
          data-tool="view"
          onClick={() => look(!isLooking)}
        >
          <Telescope aria-hidden size={22} />
        </IconButton>
        <IconButton
          label={text.tape}
          pressed={tape.isOn}
          aria-keyshortcuts="L"
          onClick={() => tape.turn(!tape.isOn)}
        >
          <Ruler aria-hidden size={22} />
        </IconButton>
      </div>
      <Board
        pane={pane}
        ceiling={ceiling}
        labels={
          <Overlay
            pane={pane}
            turn={turn}
            draft={draft}
            tape={tape}
            step={step}
            hovered={cursor.at ? null : hovered && placeNear(draft.reach, hovered)}
          />
        }
        onPiece={(id) => (tape.isOn ? tape.put(id) : turn.pressPiece(id))}
        onGround={press}
        onHover={hover}
      >
        {under}
      </Board>
    </div>
  );
}

/** From where it stands, or from where it would. */
function looksFrom({ selected, actor }: Turn, { way }: Draft): object | null {
  if (selected === null) return null;
  return { ask: 'sees', piece: selected, ...(way && selected === actor && { from: way.to }) };
}
