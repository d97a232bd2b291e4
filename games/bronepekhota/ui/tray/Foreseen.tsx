import type { PieceId } from '../../rules/state.ts';
import { loadsOf } from '../actions.ts';
import { isWithinAMove, stepsTo } from '../alongside.ts';
import { HandsOn, Sacred, ThrowOdds } from '../later.ts';
import { chargedBy } from '../offers.ts';
import { pieceTitle, type Scene, titlesOf, turnsCabin, useScene } from '../scene.ts';
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
  return (
    <>
      {/* On a phone what stands lower is not seen. */}
      <Sacred turn={turn} draft={draft} />
      <Outlook turn={turn} draft={draft} />
    </>
  );
}

function Outlook({ turn, draft }: ForeseenProps) {
  const scene = useScene();
  const { text } = scene;
  const { plan } = turn;
  if (!plan) {
    const hasMore = turn.actions.some(({ refusal }) => refusal === null);
    return <p className={styles.hint}>{hasMore ? text.chooseDeed : text.nothingToDo}</p>;
  }
  switch (plan.do) {
    case 'go':
    case 'charge':
    case 'exit':
      return <Going turn={turn} draft={draft} />;
    case 'shoot':
      return <Firing turn={turn} draft={draft} />;
    case 'fight':
      return draft.fight && plan.object !== null && <FightOdds enemy={plan.object} outlook={draft.fight} />;
    case 'leave': {
      const machine = turn.actor === null ? undefined : scene.view.pieces[turn.actor];
      return <p className={styles.hint}>{text.leaveHint(machine?.kind === 'machine' && machine.isFlying)}</p>;
    }
    default:
      return <HandsOn turn={turn} />;
  }
}

function Firing({ turn, draft }: ForeseenProps) {
  const at = turn.plan?.do === 'shoot' ? turn.plan.at : [];
  const outlooks = at.flatMap((id) => {
    const outlook = draft.outlooks.get(id);
    return outlook && !('refusal' in outlook) ? [outlook] : [];
  });
  if (outlooks.length === 0) return <TargetList turn={turn} draft={draft} />;
  return outlooks.map((outlook) =>
    turn.actor !== null && draft.thrownAt === outlook.target ? (
      <ThrowOdds key={outlook.target} by={turn.actor} outlook={outlook} />
    ) : (
      <ShotOdds key={outlook.target} outlook={outlook} />
    ),
  );
}

const HINTS = { walk: 'walkHint', jump: 'jumpHint', push: 'pushToHint', drive: 'goHint' } as const;

function Going({ turn: { plan, actor }, draft: { way, reach, fight } }: ForeseenProps) {
  const scene = useScene();
  const { text } = scene;
  const hasCabin = actor !== null && turnsCabin(scene, actor);
  if (!way) {
    if (plan?.do === 'charge' && actor !== null)
      return <p className={styles.hint}>{chargeHint(scene, actor)}</p>;
    if (plan?.do === 'go' && plan.how === 'push' && plan.load === null && actor !== null)
      return <p className={styles.hint}>{pushHint(scene, actor)}</p>;
    const how = plan?.do === 'go' ? plan.how : 'walk';
    return <p className={styles.hint}>{reach ? text[HINTS[how]](reach.points) : text.wait}</p>;
  }
  const price = text.ofPoints(way.price, way.points);
  if (plan?.do === 'charge' && plan.object !== null && fight) {
    const others = titlesOf(
      scene,
      way.contact.filter((id) => id !== plan.object),
    );
    return (
      <>
        <FightOdds enemy={plan.object} outlook={fight} price={price} />
        {others && <p>{text.alsoTouched(others)}</p>}
      </>
    );
  }
  const met = titlesOf(scene, way.contact);
  return (
    <>
      <p className={styles.price}>{price}</p>
      {way.load && <p>{text.along(pieceTitle(scene, way.load.piece))}</p>}
      {met && <p>{text.contact(met)}</p>}
      {plan?.do === 'go' && plan.beside !== undefined && (
        <p>{text.alongside(pieceTitle(scene, plan.beside))}</p>
      )}
      {plan?.do === 'go' && plan.beside === undefined && !met && (
        <p className={styles.hint}>{hasCabin ? text.turnCabinHint : text.turnHint}</p>
      )}
    </>
  );
}

function chargeHint(scene: Scene, actor: PieceId): string {
  const { text } = scene;
  return nearest(scene, actor, chargedBy(scene, actor), text.chargeHint, text.chargeTooFar);
}

function pushHint(scene: Scene, actor: PieceId): string {
  const { pack, view, text } = scene;
  return nearest(scene, actor, loadsOf(pack, view), text.pushHint, text.pushTooFar);
}

/** What to press, or how far the nearest of them is if that is too far. */
function nearest(
  scene: Scene,
  actor: PieceId,
  ids: readonly PieceId[],
  hint: string,
  tooFar: (steps: number) => string,
): string {
  if (ids.length === 0 || ids.some((id) => isWithinAMove(scene, actor, id))) return hint;
  return tooFar(Math.ceil(Math.min(...ids.map((id) => stepsTo(scene, actor, id)))));
}
