import { Button, Dialog, type DocumentCard, formatDate, type GameDocuments } from '@bridgehead/kit';
import { FilePlus2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { armyFrom } from '../../rules/ready.ts';
import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import { costOf } from '../../rules/recruit.ts';
import { Emblem } from '../drawings/Emblem.tsx';
import factions from '../drawings/Factions.module.css';
import styles from './BeginDialog.module.css';
import notes from './Notes.module.css';
import offers from './Offer.module.css';
import { factionOf } from './faction.ts';
import { unitsOf } from './units-of.ts';
import { useArmyWords } from './words/index.ts';

interface BeginDialogProps {
  readonly pack: Pack;
  readonly documents: GameDocuments;
  readonly onArmy: (army: Army) => void;
  readonly onOwn: (id: string) => void;
  readonly onEmpty: () => void;
  readonly onClose: () => void;
}

/** Ready-made armies, one's own, or nobody at all. */
export function BeginDialog({ pack, documents, onArmy, onOwn, onEmpty, onClose }: BeginDialogProps) {
  const { words, language } = useArmyWords();
  const [own, setOwn] = useState<readonly DocumentCard[]>([]);
  useEffect(() => {
    documents.list('army').then(setOwn, () => setOwn([]));
  }, [documents]);
  return (
    <Dialog open title={words.beginTitle} closeLabel={words.close} onClose={onClose}>
      <div className={styles.begin}>
        <Button icon={<FilePlus2 aria-hidden size={20} />} onClick={onEmpty}>
          {words.empty}
        </Button>
        <h3>{words.ready}</h3>
        <ul className={styles.starts}>
          {pack.armies.map((ready) => {
            const army = armyFrom(pack, ready, ready.title[language]);
            const faction = factionOf(pack, army) ?? 'green';
            return (
              <li key={ready.id}>
                <button
                  type="button"
                  className={`${offers.start} ${factions[faction]}`}
                  onClick={() => onArmy(army)}
                >
                  <Emblem colours={faction} className={offers.offerSign} />
                  <span className={offers.offerName}>{ready.title[language]}</span>
                  <span className={offers.offerCost}>{words.points(costOf(pack, army))}</span>
                  <span className={styles.units}>{unitsOf(pack, army, language)}</span>
                </button>
              </li>
            );
          })}
        </ul>
        <h3>{words.own}</h3>
        {own.length === 0 && <p className={notes.nobody}>{words.noOwn}</p>}
        <ul className={styles.starts}>
          {own.map(({ id, title, changedAt }) => (
            <li key={id}>
              <button type="button" className={offers.start} onClick={() => onOwn(id)}>
                <span className={offers.offerName}>{title}</span>
                <span className={styles.units}>{formatDate(language, changedAt)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
