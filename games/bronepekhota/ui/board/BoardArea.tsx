import type { Point } from '@bridgehead/geometry';
import { IconButton } from '@bridgehead/kit';
import { ZoomButtons } from '@bridgehead/kit/table';
import { Telescope, Layers2, Ruler } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { View } from '../../rules/inquire/answers.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { type Ask, useAsked } from '../ask/use-asked.ts';
import { FieldOfView, TapeLine, ThrowPlaces } from '../later.ts';
import { turnedTo } from '../plan.ts';
import { roundSpot } from '../pointing/place.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { turnsCabin, useScene } from '../scene.ts';
import { apart } from '../space/vectors.ts';
import type { Step } from '../step.ts';
import type { Deploying } from '../use-deployment.ts';
import type { Draft } from '../use-draft.ts';
import type { Tape } from '../use-tape.ts';
import type { Turn } from '../use-turn.ts';
import styles from './BoardArea.module.css';
import { Board } from './Board.tsx';
import { DeployedGhosts, Zone } from './Deployed.tsx';
import { Ghost, GhostPiece } from './Ghost.tsx';
import { Layers } from './Layers.tsx';
import { ceilingsOf, nextCeiling, SKY } from './levels.ts';
import { Overlay } from './Overlay.tsx';
import { onItsLine, placeNear, spotUnder } from './pick.ts';
import { Places } from './Places.tsx';
import { ShotLines } from './ShotLines.tsx';
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
  readonly pointing: Pointing;
  readonly step: Step;
  readonly onConfirm: () => void;
}

/** From the upper left of the drawing, as on every map. */
const LIGHT = { x: 0.28, y: 0.38 };
/** Half of what a finger needs, in pixels. */
const FINGER = 22;
/** Millimetres from a middle that still mean it. */
const HERE = 14;
/** Pixels from the line a machine looks along that still mean it, and millimetres they never exceed. */
const STRAIGHT = 8;
const WIDEST = 12;

/** The table with everything that lies over it for the moment: reach, ways, lines of fire, the tape. */
export function BoardArea(props: BoardAreaProps) {
  const { ask, turn, draft, deploying, tape, cursor, pointing, step, onConfirm } = props;
  const scene = useScene();
  const { ground, mission, view, text } = scene;
  const pane = usePane(scene);
  const [ceiling, setCeiling] = useState(SKY);
  const [hovered, hover] = useState<Point | null>(null);
  const light = useMemo(() => pane.projection.turnToTable(LIGHT), [pane.projection]);
  const { actor, plan } = turn;
  const { way } = draft;
  const piece = actor === null ? undefined : view.pieces[actor];
  const [isLooking, look] = useState(false);
  const seen = useAsked<View | null>(ask, view, isLooking ? looksFrom(turn, draft) : null);
  const { lit, drawPiece } = useDrawPiece(turn, draft, step, light, ceiling);

  useInSight(turn, draft, deploying?.room ?? null, pane);

  const press = (point: Point) => {
    const isDriven = piece?.kind === 'machine' && plan?.do === 'go' && !tape.isOn && !pointing.isOn;
    const meant = isDriven ? onItsLine(piece, point, Math.min(WIDEST, STRAIGHT / pane.scale)) : point;
    const spot = spotUnder(scene, meant, ceiling, draft.reach);
    if (pointing.isOn) pointing.point(roundSpot(spot));
    else if (tape.isOn) tape.put(spot);
    else if (deploying) deploying.formAt(spot);
    else if (way && plan?.do === 'go' && apart(way.to, point) < HERE) onConfirm();
    else turn.pressGround(spot);
  };
  // A machine is longer than many a way, and so is what is pushed: on it or by it, but not in its middle, a place is meant.
  const pressPiece = (id: PieceId, point: Point) => {
    const isInHand = (id === actor && piece?.kind === 'machine') || (plan?.do === 'go' && id === plan.load);
    const isPlace = isInHand && apart(view.pieces[id] as Piece, point) > HERE;
    if (pointing.isOn) pointing.point({ piece: id });
    else if (tape.isOn) tape.put(id);
    else if (isPlace && plan?.do === 'go') press(point);
    else turn.pressPiece(id);
  };
  const under = (
    <>
      <Places />
      {deploying?.room && <Zone room={deploying.room} />}
      <Layers
        light={light}
        ceiling={ceiling}
        reach={draft.reach}
        lit={lit}
        drawPiece={drawPiece}
        trails={step.trails}
      />
      {seen && 'cells' in seen && <FieldOfView seen={seen} />}
      {plan?.do === 'shoot' && actor !== null && draft.thrownAt === null && (
        <ShotLines by={actor} with={plan.with} outlooks={draft.outlooks} at={plan.at} />
      )}
      {actor !== null && draft.thrownAt !== null && <ThrowPlaces by={actor} at={draft.thrownAt} />}
      <Tracers step={step} />
      {piece && way && (
        <Ghost
          piece={piece}
          way={way}
          finger={FINGER / pane.scale}
          onTurn={(facing) => plan?.do === 'go' && way && turn.setPlan(turnedTo(plan, way, facing))}
          onCabin={
            plan?.do === 'go' && actor !== null && turnsCabin(scene, actor)
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
      {tape.isOn && <TapeLine tape={tape} />}
    </>
  );
  return (
    <div className={styles.area}>
      <div className={styles.tools}>
        <p className={styles.tour}>
          {!pointing.isOn && <strong>{text.tour(view.tour, view.rules.tours)}</strong>}
          <span>{pointing.isOn ? text.pointHelp : mission.title[scene.language]}</span>
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
            pointing={pointing}
            step={step}
            hovered={cursor.at ? null : hovered && placeNear(draft.reach, hovered)}
          />
        }
        onPiece={pressPiece}
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
