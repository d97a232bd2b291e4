import type { Ref } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import { GunCard } from '../armlist/GunCard.tsx';
import styles from './Roster.module.css';
import notes from './Notes.module.css';
import { addGun, addSquad, removeGun, removeSquad } from './editing.ts';
import { EntryTools } from './EntryTools.tsx';
import { MachineEntry } from './MachineEntry.tsx';
import { SquadEntry } from './SquadEntry.tsx';
import { useArmyWords } from './words/index.ts';

interface RosterProps {
  readonly ref: Ref<HTMLElement>;
  readonly pack: Pack;
  readonly army: Army;
  readonly isShown: boolean;
  readonly onChange: (army: Army) => void;
}

/** Everybody in the army, with their armlists. */
export function Roster({ ref, pack, army, isShown, onChange }: RosterProps) {
  const { words, language } = useArmyWords();
  const isEmpty = army.squads.length + army.machines.length + army.guns.length === 0;
  return (
    <section ref={ref} className={styles.roster} aria-label={words.army}>
      <h2>{words.army}</h2>
      {isEmpty && <p className={notes.nobody}>{words.nobody}</p>}
      <div className={styles.cards}>
        {army.squads.map((id, place) => (
          <SquadEntry
            key={`${id} ${place}`}
            pack={pack}
            army={army}
            place={place}
            isShown={isShown}
            onDouble={() => onChange(addSquad(army, id))}
            onRemove={() => onChange(removeSquad(army, place))}
          />
        ))}
        {army.machines.map(({ kind }, place) => (
          <MachineEntry
            key={`${kind} ${place}`}
            pack={pack}
            army={army}
            place={place}
            isShown={isShown}
            onChange={onChange}
          />
        ))}
        {army.guns.map((id, place) => {
          const kind = pack.guns.find((one) => one.id === id);
          if (!kind) return null;
          return (
            <GunCard
              key={`${id} ${place}`}
              kind={kind}
              actions={
                !isShown && (
                  <EntryTools
                    name={kind.title[language]}
                    onDouble={() => onChange(addGun(army, id))}
                    onRemove={() => onChange(removeGun(army, place))}
                  />
                )
              }
            />
          );
        })}
      </div>
    </section>
  );
}
