import { useWhyNot, WhyNot as Refused } from '@bridgehead/kit/table';
import type { Move } from '../../rules/moves.ts';
import { useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';

interface WhyNotProps extends Pick<AskProps, 'turn' | 'asking'> {
  readonly move: Move;
}

/** Asks the rules about a move that is not offered, and says what they answer. */
export function WhyNot({ turn: { decision }, asking: { whyNot, openClause }, move }: WhyNotProps) {
  const { language } = useScene();
  const said = useWhyNot(whyNot, decision, move);
  if (!said?.sentence) return null;
  return <Refused words={said.sentence[language]} clause={said.refusal.clause} openClause={openClause} />;
}
