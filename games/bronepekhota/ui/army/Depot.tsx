import { Button, Segmented } from '@bridgehead/kit';
import type { Ref } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import { type Colours, FACTIONS, type Faction } from '../../rules/armoury.ts';
import { costOf } from '../../rules/recruit.ts';
import { GunCard } from '../armlist/GunCard.tsx';
import { MachineCard } from '../armlist/MachineCard.tsx';
import { SquadCard } from '../armlist/SquadCard.tsx';
import { useArmlistWords } from '../armlist/words/index.ts';
import { Emblem } from '../drawings/Emblem.tsx';
import styles from './Depot.module.css';
import notes from './Notes.module.css';
import { addGun, addMachine, addSquad } from './editing.ts';
import { Offer } from './Offer.tsx';
import { useArmyWords } from './words/index.ts';

interface DepotProps {
  readonly ref: Ref<HTMLElement>;
  readonly pack: Pack;
  readonly army: Army;
  readonly faction: Faction;
  readonly onFaction: (faction: Faction) => void;
  readonly onChange: (army: Army) => void;
  readonly onBack: () => void;
}

/** Everything that can be taken, of the chosen side and of both. */
export function Depot({ ref, pack, army, faction, onFaction, onChange, onBack }: DepotProps) {
  const { words } = useArmyWords();
  const names = useArmlistWords().words.factions;
  const serves = ({ colours }: { readonly colours: Colours }) => colours === faction || colours === 'green';
  return (
    <section ref={ref} className={styles.depot} aria-label={words.depot}>
      <h2>{words.depot}</h2>
      <p className={styles.tally}>
        {words.points(costOf(pack, army))}
        <Button onClick={onBack}>{words.toArmy}</Button>
      </p>
      <Segmented
        label={words.side}
        value={faction}
        choices={FACTIONS.map((value) => ({
          value,
          label: names[value],
          picture: <Emblem colours={value} className={styles.side} />,
        }))}
        onChange={onFaction}
      />
      <h3>{words.squads}</h3>
      <ul className={styles.offers}>
        {pack.squads
          .filter((kind) => serves(kind) && !kind.isExtra)
          .map((kind) => (
            <Offer key={kind.id} kind={kind} onTake={() => onChange(addSquad(army, kind.id))}>
              <SquadCard kind={kind} level="h4" />
            </Offer>
          ))}
      </ul>
      <h3>{words.machines}</h3>
      <ul className={styles.offers}>
        {pack.machines.filter(serves).map((kind) => (
          <Offer key={kind.id} kind={kind} onTake={() => onChange(addMachine(pack, army, kind.id))}>
            <MachineCard pack={pack} kind={kind} level="h4" />
          </Offer>
        ))}
      </ul>
      <h3>{words.guns}</h3>
      <ul className={styles.offers}>
        {pack.guns.filter(serves).map((kind) => (
          <Offer key={kind.id} kind={kind} onTake={() => onChange(addGun(army, kind.id))}>
            <GunCard kind={kind} level="h4" />
          </Offer>
        ))}
      </ul>
      <h3>{words.extras}</h3>
      <p className={notes.nobody}>{words.extrasNote}</p>
      <ul className={styles.offers}>
        {pack.squads
          .filter(({ isExtra }) => isExtra)
          .map((kind) => (
            <Offer key={kind.id} kind={kind}>
              <SquadCard kind={kind} level="h4" />
            </Offer>
          ))}
      </ul>
    </section>
  );
}
