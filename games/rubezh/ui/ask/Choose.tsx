import { Button, LinkButton } from '@bridgehead/kit';
import type { Question, Source } from '../../rules/agenda.ts';
import { unitOf } from '../../rules/ground.ts';
import { BOTTOM } from '../../rules/state.ts';
import { Alternatives, Laid, SourceWords } from '../later.ts';
import { choiceOf } from '../legal.ts';
import { unitUnnamed } from '../../text/questions.ts';
import type { Looking } from '../looking.ts';
import { UnitMark } from '../marks/UnitMark.tsx';
import { type Scene, sourceIn, unitTitle, useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';

/** What cards are laid out for. */
const LAID: readonly Question['about'][] = ['discard', 'recover', 'order'];

/** A choice inside a card: on the board where it is about the board, else from cards laid out here. */
export function Choose({ turn, onLook }: AskProps) {
  const scene = useScene();
  const { text, language } = scene;
  const { question, picks, choice } = turn;
  if (!question) return null;
  const { about, by, most } = question;
  const source = by && sourceIn(scene, by.card);
  const waive = choiceOf(turn.decision, question, []);
  const isOrder = about === 'order';
  const unit = unitUnnamed(question);
  return (
    <>
      {source && (
        <h3 className={styles.title}>
          <LinkButton onClick={() => onLook(lookingAt(by.card))}>{source.title[language]}</LinkButton>
        </h3>
      )}
      {by && !isOwn(scene, by.card) && <SourceWords card={by.card} />}
      {unit !== null && (
        <p className={styles.title}>
          <UnitMark unit={unit} />
          {unitTitle(scene, unit)}
        </p>
      )}
      <p className={styles.hint}>
        {text.choose[about](most)} {most > 1 && !isOrder && text.chosen(picks.length, most)}
      </p>
      {LAID.includes(about) && <Laid turn={turn} question={question} />}
      {about === 'alternative' && <Alternatives turn={turn} question={question} />}
      <div className={styles.buttons}>
        {most > 1 && (
          <Button
            data-answer
            look="primary"
            disabled={!choice || picks.length === 0}
            onClick={() => choice && turn.take(choice)}
          >
            {text.confirm}
          </Button>
        )}
        {picks.length > 0 && isOrder && (
          <Button look="quiet" onClick={() => turn.setPicks([])}>
            {text.anew}
          </Button>
        )}
        {about === 'destination' && question.from.includes(BOTTOM) && (
          <Button data-answer onClick={() => turn.toggle(BOTTOM)}>
            {text.toBottom}
          </Button>
        )}
        {waive && (
          <Button data-answer look="quiet" onClick={() => turn.take(waive)}>
            {text.waive[about]}
          </Button>
        )}
      </div>
    </>
  );
}

/** Whoever plays a card has read it. */
function isOwn({ own }: Scene, { of, id }: Source['card']): boolean {
  return of === 'skill' && own.includes(unitOf(id));
}

/** A task lies in the event deck, among the events. */
function lookingAt({ of, id }: Source['card']): Looking {
  return { of: of === 'task' ? 'event' : of, id };
}
