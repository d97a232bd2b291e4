import { Button, useLocalized } from '@bridgehead/kit';
import { usePlayMessages } from '../text/play/index.ts';
import { Slip } from './Slip.tsx';
import type { GuideWalk } from './useGuide.ts';

export function Guide({ walk }: { readonly walk: GuideWalk }) {
  const { guide: words } = usePlayMessages();
  const say = useLocalized();
  const { step, at, length, back, next, leave } = walk;
  return (
    <Slip
      title={say(step.title)}
      label={words.label}
      count={words.step(at + 1, length)}
      closeLabel={words.leave}
      onClose={leave}
      actions={
        <>
          {back && <Button onClick={back}>{words.back}</Button>}
          <Button look="primary" onClick={next ?? leave}>
            {next ? words.next : words.done}
          </Button>
        </>
      }
    >
      <p>{say(step.text)}</p>
    </Slip>
  );
}
