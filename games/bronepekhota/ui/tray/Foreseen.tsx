import { Button } from '@bridgehead/kit';
import { pieceTitle, useScene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import { FightOdds } from './FightOdds.tsx';
import styles from './Outcome.module.css';
import { ShotOdds } from './ShotOdds.tsx';
import { TargetList } from './TargetList.tsx';

interface ForeseenProps {
  readonly turn: Turn;
  readonly draft: Draft;
}

/** What would come of the plan, as far as anybody can know; what is still to be chosen, if something is. */
export function Foreseen({ turn, draft }: ForeseenProps) {
  const scene = useScene();
  const { text } = scene;
  const { plan } = turn;
  if (!plan) return <p className={styles.hint}>{text.nothingToDo}</p>;
  switch (plan.do) {
    case 'go':
    case 'charge':
    case 'exit':
      return <Going turn={turn} draft={draft} />;
    case 'shoot':
      return <Firing turn={turn} draft={draft} />;
    case 'fight':
      return draft.fight && plan.object !== null && <FightOdds enemy={plan.object} outlook={draft.fight} />;
    case 'leave':
      return <p className={styles.hint}>{text.leaveHint}</p>;
    default:
      return (
        plan.object !== null && <p>{text.handsOn(text.deeds[plan.do], pieceTitle(scene, plan.object))}</p>
      );
  }
}

function Firing({ turn, draft }: ForeseenProps) {
  const at = turn.plan?.do === 'shoot' ? turn.plan.at : [];
  const outlooks = at.flatMap((id) => {
    const outlook = draft.outlooks.get(id);
    return outlook && !('refusal' in outlook) ? [outlook] : [];
  });
  if (outlooks.length === 0) return <TargetList turn={turn} draft={draft} />;
  return outlooks.map((outlook) => <ShotOdds key={outlook.target} outlook={outlook} />);
}

function Going({ turn: { plan, answer }, draft: { way, extras, reach, fight } }: ForeseenProps) {
  const scene = useScene();
  const { text } = scene;
  if (!way) {
    if (plan?.do === 'charge') return <p className={styles.hint}>{text.chargeHint}</p>;
    if (plan?.do === 'go' && plan.how === 'push' && plan.load === null)
      return <p className={styles.hint}>{text.pushHint}</p>;
    return <p className={styles.hint}>{reach ? text.goHint(reach.points) : text.wait}</p>;
  }
  const met = way.contact.map((id) => pieceTitle(scene, id)).join(', ');
  return (
    <>
      <p className={styles.price}>{text.ofPoints(way.price, way.points)}</p>
      {met && <p>{text.contact(met)}</p>}
      {extras.map(({ key, object, move }) => (
        <Button key={`${key} ${object}`} data-action={key} onClick={() => answer(move)}>
          {object === null ? text.leaveTable : text.tow(pieceTitle(scene, object))}
        </Button>
      ))}
      {plan?.do === 'charge' && plan.object !== null && fight && (
        <FightOdds enemy={plan.object} outlook={fight} />
      )}
    </>
  );
}
