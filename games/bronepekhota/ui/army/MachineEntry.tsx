import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import { weaponAt } from '../../rules/kinds.ts';
import { MachineCard } from '../armlist/MachineCard.tsx';
import notes from './Notes.module.css';
import { doubleMachine, removeMachine, seatPilot, turnWeapon } from './editing.ts';
import { EntryTools } from './EntryTools.tsx';
import { Pilot } from './Pilot.tsx';
import { useArmyWords } from './words/index.ts';

interface MachineEntryProps {
  readonly pack: Pack;
  readonly army: Army;
  readonly place: number;
  readonly isShown: boolean;
  readonly onChange: (army: Army) => void;
}

/** A machine of the army: what it is fitted with, and who drives it. */
export function MachineEntry({ pack, army, place, isShown, onChange }: MachineEntryProps) {
  const { words, language } = useArmyWords();
  const machine = army.machines[place];
  const kind = pack.machines.find(({ id }) => id === machine?.kind);
  if (!machine || !kind) return null;
  const { weapons } = machine;
  const taken = weapons.reduce((sum, weapon) => sum + (weaponAt(pack, kind, weapon)?.mounts ?? 0), 0);
  return (
    <MachineCard
      pack={pack}
      kind={kind}
      fitted={weapons}
      {...(!isShown && { onWeapon: (weapon: number) => onChange(turnWeapon(army, place, weapon)) })}
      actions={
        !isShown && (
          <EntryTools
            name={kind.title[language]}
            onDouble={() => onChange(doubleMachine(pack, army, place))}
            onRemove={() => onChange(removeMachine(army, place))}
          />
        )
      }
    >
      <p className={taken > kind.mounts ? notes.wrong : notes.mounts}>
        {words.mountsTaken(taken, kind.mounts)}
      </p>
      <Pilot
        pack={pack}
        army={army}
        place={place}
        kind={kind}
        {...(!isShown && { onSeat: (pilot) => onChange(seatPilot(army, place, pilot)) })}
      />
    </MachineCard>
  );
}
