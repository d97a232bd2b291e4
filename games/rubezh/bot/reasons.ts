import type { NoFigures, Reason, Said } from '@bridgehead/kernel';

/** Why a move is good: only what everybody can see once it is made. */
export interface Reasons {
  take: NoFigures;
  post: { point: number };
  attack: { kind: string; odds: number };
  play: NoFigures;
  go: { point: number };
  'go-empty': { point: number };
  'go-clear': { point: number };
  'fall-back': { point: number };
  cycle: NoFigures;
  done: NoFigures;
  task: NoFigures;
  /** What is answered, and so why, is the seat's `own`: `answer` names one of the four below. */
  window: NoFigures;
  react: NoFigures;
  reroll: { odds: number };
  token: { odds: number };
  keep: NoFigures;
  share: { unit: number; odds: number };
  agree: NoFigures;
  stand: { odds: number };
  retreat: { stand: number; leave: number };
  choose: NoFigures;
  random: NoFigures;
}

export type RubezhReason = Said<Reasons> & Pick<Reason, 'own'>;
