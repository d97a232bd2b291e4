import type { Asking } from '../board/BoardArea.tsx';
import { type Cell, cellName, GRENADE, trenchKind, turned } from '../../rules/index.ts';
import { type MissedShot, percentOf } from '../chances.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { groundText, occupantsText, tileText, useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { Actions } from './Actions.tsx';
import styles from './Panel.module.css';
import { Throwing } from './Throwing.tsx';
import { WhyNot } from './WhyNot.tsx';

interface PanelProps {
  readonly turn: Turn;
  readonly pointing: Pointing;
  readonly asking: Asking;
}

/** What the chosen cell or tile is, what can be done with it now, or why nothing can. */
export function Panel({ turn, pointing, asking }: PanelProps) {
  const { text } = useScene();
  if (pointing.isOn) return <p className={styles.hint}>{text.pointHelp}</p>;
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        {turn.isThrowing ? <Throwing turn={turn} /> : <Subject turn={turn} asking={asking} />}
        {turn.isRash && (
          <p className={styles.warning} role="alert">
            {text.rash}
          </p>
        )}
        {turn.isHopeless && <p className={styles.hint}>{text.hopeless}</p>}
        {turn.missed && <Missed shot={turn.missed} />}
      </div>
      <Actions turn={turn} />
    </div>
  );
}

/** Before the turn is given away: what could still be done in it. */
function Missed({ shot: { cell, faces } }: { readonly shot: MissedShot }) {
  const { pack, text } = useScene();
  return (
    <p className={styles.hint} role="status">
      {text.missed(cellName(pack.board, cell), text.percent(percentOf(faces)))}
    </p>
  );
}

function Subject({ turn, asking }: Omit<PanelProps, 'pointing'>) {
  const scene = useScene();
  const { pack, text } = scene;
  const cell = turn.cell ?? turn.inspected;
  if (turn.closing !== null) {
    const isAlone = scene.seats.filter(({ kind }) => kind === 'human').length === 1;
    const note = turn.isFinal(turn.closing) ? text.closingIsFinal(isAlone) : '';
    return <Words reference="" words={text.closing[turn.closing]} note={note} />;
  }
  if (turn.tile !== null) {
    const words =
      turn.tile === GRENADE
        ? text.grenadeTile
        : tileText(scene, turn.tile, turned(trenchKind(pack, turn.tile).open, turn.quarter));
    return <Words reference={cellRef(turn.cell)} words={words} note={turn.cell === null ? pickNote() : ''} />;
  }
  if (cell === null)
    return turn.seat === null || turn.offers.posts.size > 0 ? null : (
      <p className={styles.hint}>{text.pickCell}</p>
    );
  return (
    <>
      <Words reference={cellRef(cell)} words={occupantsText(scene, cell)} note={groundText(scene, cell)} />
      {turn.seat !== null && !turn.targets.has(cell) && <WhyNot cell={cell} turn={turn} asking={asking} />}
    </>
  );

  function cellRef(at: Cell | null): string {
    return at === null ? '' : cellName(pack.board, at);
  }

  function pickNote(): string {
    if (turn.tile === GRENADE) return '';
    return turn.targets.size > 0 ? text.chooseCell : text.fitsNowhere;
  }
}

interface WordsProps {
  readonly reference: string;
  readonly words: string;
  readonly note: string;
}

function Words({ reference, words, note }: WordsProps) {
  return (
    <p className={styles.subject}>
      {reference && <span className={styles.reference}>{reference}</span>}
      {words && <strong>{words}</strong>} {note && <span className={styles.note}>{note}</span>}
    </p>
  );
}
