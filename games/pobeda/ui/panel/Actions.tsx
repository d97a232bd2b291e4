import { Button } from '@bridgehead/kit';
import { effectOf } from '../../rules/cards.ts';
import { useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import { LineChoice } from './LineChoice.tsx';
import styles from './Panel.module.css';
import { Verdict } from './Verdict.tsx';

/** What can be done now with what is picked up. Nothing here knows a rule: every button is a legal move, or asks why not. */
export function Actions({ turn }: { readonly turn: Turn }) {
  const { text } = useScene();
  const { offers, card } = turn;
  if (offers.verdicts.length > 0) return <Verdict turn={turn} />;

  const hint = hintOf(turn, text);
  const exchange = card === null ? undefined : offers.exchanges.get(card);
  const discard = card === null ? undefined : offers.discards.get(card);
  const gift = card === null ? undefined : offers.gifts.get(card);
  const canTry =
    card !== null && turn.isOn && (turn.ready || effectOf(card) === 'event') && !gift && !discard;
  return (
    <div className={styles.actions}>
      {hint && (
        <p className={styles.hint} role="status">
          {hint}
        </p>
      )}
      {turn.plays.length > 1 && <LineChoice turn={turn} />}
      <div className={styles.buttons}>
        {canTry && (
          <Button look={turn.ready && !turn.isUnadvised ? 'primary' : 'plain'} onClick={turn.attempt}>
            {text.play}
          </Button>
        )}
        {exchange && (
          <Button look="primary" onClick={() => turn.take(exchange)}>
            {text.exchange}
          </Button>
        )}
        {discard && (
          <Button look="primary" onClick={() => turn.take(discard)}>
            {text.discard}
          </Button>
        )}
        {gift && (
          <Button look="primary" onClick={() => turn.take(gift)}>
            {text.give}
          </Button>
        )}
        {card !== null && (
          <Button look="quiet" onClick={turn.cancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

function hintOf(
  { card, cell, isOn, offers, targets }: Turn,
  text: ReturnType<typeof useScene>['text'],
): string | null {
  if (offers.gifts.size > 0) return card === null ? text.giveHint : null;
  if (card === null) return offers.discards.size > 0 ? text.discardHint : null;
  if (!isOn) return text.notYourTurn;
  if (offers.discards.has(card)) return text.discardHint;
  if (offers.exchanges.has(card)) return text.exchangeHint;
  const effect = effectOf(card);
  if (effect === 'event' || cell !== null) return null;
  return targets.size > 0 ? text.chooseTarget[effect] : text.noTarget;
}
