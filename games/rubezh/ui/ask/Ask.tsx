import type { TableProps } from '@bridgehead/kit';
import type { Pack } from '../../content/pack.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import type { Looking } from '../looking.ts';
import { Agree, Divide } from '../later.ts';
import type { Turn } from '../use-turn.ts';
import { Act } from './Act.tsx';
import styles from './Ask.module.css';
import { Choose } from './Choose.tsx';
import { Draft, Posting } from './Draft.tsx';
import { Stand } from './Stand.tsx';
import { Waiting } from './Waiting.tsx';
import { WindowSheet } from './WindowSheet.tsx';

export type Asking = Pick<
  TableProps<View, Move, Event, Pack>,
  'answer' | 'whyNot' | 'openClause' | 'pending' | 'proposed'
>;

export interface AskProps {
  readonly turn: Turn;
  readonly asking: Asking;
  readonly onLook: (looking: Looking) => void;
}

/** What the viewer is asked, beside the board it is about. */
export function Ask(props: AskProps) {
  return (
    <div
      className={styles.ask}
      aria-live="polite"
      data-asked={props.turn.decision?.kind}
      data-question={props.turn.decision?.id}
    >
      <Sheet {...props} />
    </div>
  );
}

function Sheet(props: AskProps) {
  const { decision } = props.turn;
  switch (decision?.kind) {
    case 'choose':
      return <Choose {...props} />;
    case 'react':
      return <WindowSheet key={decision.id} {...props} />;
    case 'stand':
      return <Stand {...props} />;
    case 'divide':
      return <Divide key={decision.id} {...props} />;
    case 'agree':
      return <Agree {...props} />;
    case 'take':
      return <Draft {...props} />;
    case 'post':
      return <Posting {...props} />;
    case 'act':
    case 'task':
      return <Act {...props} />;
    default:
      return <Waiting {...props} />;
  }
}
