import { Button, useLocalized } from '@bridgehead/kit';
import { usePlayMessages } from '../text/play/index.ts';
import styles from './Guide.module.css';
import { Slip } from './Slip.tsx';
import type { GuideWalk } from './useGuide.ts';

export function Guide({ walk }: { readonly walk: GuideWalk }) {
  const { guide: words } = usePlayMessages();
  const say = useLocalized();
  const { step, at, length, back, next, leave } = walk;
  const waits = step.until !== undefined;
  return (
    <Slip
      key={at}
      title={say(step.title)}
      label={words.label}
      count={words.step(at + 1, length)}
      closeLabel={words.leave}
      onClose={leave}
      actions={
        <>
          {waits && <p className={styles.waiting}>{words.waiting}</p>}
          {back && <Button onClick={back}>{words.back}</Button>}
          <Button look={waits ? 'quiet' : 'primary'} onClick={next ?? leave}>
            {next ? (waits ? words.skip : words.next) : words.done}
          </Button>
        </>
      }
    >
      <p>{say(step.text)}</p>
    </Slip>
  );
}
