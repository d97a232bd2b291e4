import { Button } from '@bridgehead/kit';
import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { attackInCheck } from '../../rules/check-roll.ts';
import { skillOf } from '../../rules/ground.ts';
import { SkillRow } from '../later.ts';
import { changeManner, useManner } from '../manner.ts';
import { chanceWith, rollChance } from '../odds.ts';
import { pointTitle, unitTitle, useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';
import { MetTasks } from './MetTasks.tsx';
import { pilesOf } from './piles.ts';

/** How long a window that can only be declined is seen before it declines by itself. */
const MOMENT_MS = 1600;
const MOMENT = { '--moment': `${MOMENT_MS}ms` } as CSSProperties;

/** A reaction window: what has happened, what could be played and says what, and the ways to let it pass. */
export function WindowSheet({ turn, onLook }: AskProps) {
  const scene = useScene();
  const { pack, view, text } = scene;
  const { reacts, plain, tasks } = turn.offers;
  const { declinesAlone } = useManner();
  const [token, decline, rest] = [plain.get('token'), plain.get('decline'), plain.get('rest')];
  const { card: picked } = turn;
  const play = picked === null ? undefined : reacts.get(picked);
  const piles = pilesOf(pack, reacts.keys(), picked);
  const isIdle = reacts.size === 0 && !token && tasks.size === 0;
  const leave = useEffectEvent(() => decline && turn.take(decline));
  useEffect(() => {
    if (!isIdle || !declinesAlone) return;
    const timer = setTimeout(() => leave(), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isIdle, declinesAlone]);

  const open = view.agenda.findLast((task) => task.task === 'window');
  const isLull = open?.at === 'lull';
  // Of these everybody is asked whatever they have said.
  const isLastChance = open?.at === 'failed' || open?.at === 'doomed';
  const check = view.agenda.findLast((task) => task.task === 'check');
  const again = check ? rollChance(scene, check) : 0;
  const does = picked === null ? [] : skillOf(pack, picked).does;
  const played = check ? chanceWith(scene, check, does) : null;
  return (
    <>
      {open && (
        <>
          <h3 className={`${styles.title} ${styles.roomy}`}>{text.windows[open.at]}</h3>
          <p className={`${styles.hint} ${open.checked === undefined ? styles.roomy : ''}`}>
            {isLull
              ? text.lullHint
              : open.checked === undefined
                ? text.windowAt(open.point + 1, pointTitle(scene, open.point))
                : text.windowCheck(
                    unitTitle(scene, open.checked),
                    check?.best ?? null,
                    check ? attackInCheck(pack, view, check) : 0,
                    again,
                  )}
          </p>
        </>
      )}
      {isIdle && <p className={styles.hint}>{text.nothingToPlay}</p>}
      {reacts.size > 0 && (
        <ul className={styles.list} aria-label={text.reactions}>
          {piles.map(({ top, copies }) => (
            <li key={top}>
              <SkillRow
                card={top}
                copies={copies}
                isPicked={top === picked}
                onPress={() => (play && top === picked ? turn.take(play) : turn.pickCard(top))}
              />
            </li>
          ))}
        </ul>
      )}
      <MetTasks turn={turn} onLook={onLook} />
      <div className={styles.buttons}>
        {play && (
          <Button look={played === 0 ? 'plain' : 'primary'} onClick={() => turn.take(play)}>
            {played === null ? text.play : text.playFor(played)}
          </Button>
        )}
        {token && open && (
          <Button look={play || again === 0 ? 'plain' : 'primary'} onClick={() => turn.take(token)}>
            {text.useToken(again, view.points[open.point]?.tokens ?? 0)}
          </Button>
        )}
        {decline && (
          <Button
            className={isIdle && declinesAlone ? styles.running : ''}
            style={MOMENT}
            onClick={() => turn.take(decline)}
          >
            {isLull ? text.keepTask : text.decline}
          </Button>
        )}
        {rest && !isLastChance && (
          <Button look="quiet" onClick={() => turn.take(rest)}>
            {text.rest}
          </Button>
        )}
      </div>
      {isIdle && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={declinesAlone}
            onChange={({ target }) => changeManner({ declinesAlone: target.checked })}
          />
          {text.declinesAlone}
        </label>
      )}
    </>
  );
}
