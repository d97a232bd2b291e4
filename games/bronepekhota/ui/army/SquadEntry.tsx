import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import { kindName } from '../../text/names.ts';
import { SquadCard } from '../armlist/SquadCard.tsx';
import { isSame } from './editing.ts';
import { EntryTools } from './EntryTools.tsx';
import { useArmyWords } from './words/index.ts';

interface SquadEntryProps {
  readonly pack: Pack;
  readonly army: Army;
  readonly place: number;
  readonly isShown: boolean;
  readonly onDouble: () => void;
  readonly onRemove: () => void;
}

/** A squad of the army, with those marked who pilot its machines. */
export function SquadEntry({ pack, army, place, isShown, onDouble, onRemove }: SquadEntryProps) {
  const { words, language } = useArmyWords();
  const kind = pack.squads.find(({ id }) => id === army.squads[place]);
  if (!kind) return null;
  const soldiers = kind.soldiers.map((_, soldier) => {
    const driven = army.machines.find(({ pilot }) => isSame(pilot, { squad: place, soldier }));
    return driven
      ? { look: 'aboard' as const, note: words.pilotOf(kindName(pack, driven.kind)[language]) }
      : undefined;
  });
  return (
    <SquadCard
      kind={kind}
      soldiers={soldiers}
      actions={!isShown && <EntryTools name={kind.title[language]} onDouble={onDouble} onRemove={onRemove} />}
    />
  );
}
