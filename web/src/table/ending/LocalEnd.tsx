import type { Agreement } from '@bridgehead/kernel';
import { toast, useLanguage } from '@bridgehead/kit';
import type { TableCarrier } from '../../carrier/carrier.ts';
import { refusalSentence } from '../../text/play/index.ts';
import { problemSentence } from '../../text/problem.ts';
import { EndGame } from './EndGame.tsx';
import { useSnapshot } from '../useCarrier.ts';

export interface LocalEndProps {
  readonly carrier: TableCarrier;
  readonly onDone: () => void;
}

/** For whoever has the screen: everybody whose word it takes is sitting round it. */
export function LocalEnd({ carrier, onDone }: LocalEndProps) {
  const language = useLanguage();
  const { viewer, result } = useSnapshot(carrier);
  const { agree, info } = carrier;
  if (!agree || result || viewer === 'spectator') return null;
  const end = async (agreement: Agreement) => {
    onDone();
    try {
      const refused = await agree(agreement);
      if (refused) toast({ text: refusalSentence(refused, language), tone: 'refusal' });
    } catch (error) {
      toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
  };
  return (
    <EndGame info={info} seat={viewer} isRemote={false} onEnd={(how, by) => void end({ end: how, by })} />
  );
}
