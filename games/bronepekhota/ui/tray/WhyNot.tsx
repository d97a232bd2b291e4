import { WhyNot as Refused } from '@bridgehead/kit/table';
import type { BronepekhotaRefusal } from '../../rules/refusals.ts';
import { refusalText } from '../../text/refusals/index.ts';
import { useScene } from '../scene.ts';

interface WhyNotProps {
  readonly refusal: BronepekhotaRefusal;
  readonly openClause: (clause: string) => void;
}

/** What the rules have against it, in words. */
export function WhyNot({ refusal, openClause }: WhyNotProps) {
  const { pack, language } = useScene();
  const words = refusalText(pack, refusal)?.[language] ?? refusal.reason;
  return <Refused words={words} clause={refusal.clause} openClause={openClause} />;
}
