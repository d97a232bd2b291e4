import { Hidden } from '@bridgehead/kit';
import type { Outlook } from '../../rules/odds.ts';
import { SignMark } from '../marks/figures.tsx';
import { useScene } from '../scene.ts';
import styles from './Odds.module.css';

/** What a unit has to hold against, and how likely it does: standing, retreating, and with the tokens of its point. */
export function Odds({ outlook }: { readonly outlook: Outlook }) {
  const { text } = useScene();
  const { attack, stands, standsWithTokens, leaves, leavesWithTokens } = outlook;
  return (
    <>
      <Hidden>
        {[
          text.attackSum(attack),
          text.standFor(stands, standsWithTokens),
          text.retreatFor(leaves, leavesWithTokens),
        ].join(', ')}
      </Hidden>
      <span className={styles.odds} aria-hidden>
        <span>
          <SignMark sign="attack" /> {attack}
        </span>
        <span>
          {text.stand} <Chances first={stands} withTokens={standsWithTokens} />
        </span>
        <span>
          {text.retreat} <Chances first={leaves} withTokens={leavesWithTokens} />
        </span>
      </span>
    </>
  );
}

function Chances({ first, withTokens }: { readonly first: number; readonly withTokens: number }) {
  const { text } = useScene();
  return (
    <>
      {text.percent(first)}
      {withTokens > first && (
        <>
          {' '}
          <SignMark sign="token" /> {text.percent(withTokens)}
        </>
      )}
    </>
  );
}
