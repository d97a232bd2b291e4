import { Cuts, Ground, INK, PAPER, Sky, TONES } from '@bridgehead/kit/print';
import type { Colours } from '../../../rules/armoury.ts';
import type { Engine } from '../engines.ts';
import { EngineFigure, Rifleman, Swordsman } from './cast.tsx';

interface CostsProps {
  readonly colours: Colours;
  /** What comes home with them. */
  readonly kept: Engine | null;
}

/** Evening, and time to count: those who lost less go home. */
export function Costs({ colours, kept }: CostsProps) {
  return (
    <>
      <circle cx={70} cy={112} r={34} fill={TONES.ochre} />
      <Sky height={150} density={0.5} />
      {kept && <EngineFigure engine={kept} x={196} y={178} size={1.02} />}
      <path d="M0 178V140H96V150H108V178Z" fill={INK} />
      <Cuts x={4} y={144} width={98} height={32} rows={4} length={22} density={0.7} fill={PAPER} seed={6} />
      <Ground heights={[178, 174, 180, 176, 180]} />
      {!kept && (
        <>
          <Swordsman colours={colours} x={182} y={180} size={1.5} />
          <Rifleman colours={colours} x={232} y={184} size={1.7} />
        </>
      )}
      <Rifleman colours={colours} x={128} y={184} size={1.25} />
      <Rifleman colours={colours} x={278} y={184} size={1.3} />
    </>
  );
}
