import { Button, type GamePageProps } from '@bridgehead/kit';
import { useRef, useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import type { Faction } from '../../rules/armoury.ts';
import styles from './ArmyPage.module.css';
import { BeginDialog } from './BeginDialog.tsx';
import { Depot } from './Depot.tsx';
import { factionOf } from './faction.ts';
import { nextStep } from './next-step.ts';
import { Roster } from './Roster.tsx';
import { Summary } from './Summary.tsx';
import { Tools } from './Tools.tsx';
import { useDraft } from './use-draft.ts';
import { useKeeping } from './use-keeping.ts';
import { useArmyWords } from './words/index.ts';

/** Where armies are put together, kept and shown to others. */
export function ArmyPage(props: GamePageProps<Pack>) {
  const { pack, documents, document, isShown, openClause, openNewTable } = props;
  const { words } = useArmyWords();
  const empty: Army = { title: words.newTitle, squads: [], machines: [], guns: [] };
  const made = (document?.body as Army | undefined) ?? empty;
  const id = document?.id ?? '';
  const draft = useDraft(id, made);
  const { change, undo } = draft;
  // What is behind somebody's link is as they made it.
  const army = isShown ? made : draft.army;
  const keeping = useKeeping(documents, document, army);
  const [isBeginning, setBeginning] = useState(false);
  const [faction, setFaction] = useState<Faction>(factionOf(pack, army) ?? 'polaris');
  const [roster, depot] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const begin = (next: Army) => {
    change(next);
    setFaction(factionOf(pack, next) ?? faction);
    setBeginning(false);
  };
  const beginAnew = (next: Army) => {
    keeping.part();
    begin(next);
  };
  return (
    <div className={styles.page}>
      {!isShown && <p className={styles.lead}>{words.lead}</p>}
      {!isShown && (
        <Tools
          army={army}
          keeping={keeping}
          next={nextStep(pack, army, keeping.isChanged)}
          undo={undo}
          onTitle={(title) => change({ ...army, title })}
          onBegin={() => setBeginning(true)}
          onPlay={() => keeping.keepFirst(openNewTable)}
        />
      )}
      <Summary pack={pack} army={army} isShown={isShown} openClause={openClause} onChange={change}>
        {!isShown && (
          <Button
            className={styles.jump}
            onClick={() => depot.current?.scrollIntoView({ behavior: 'smooth' })}
          >
            {words.toDepot}
          </Button>
        )}
      </Summary>
      <div className={isShown ? styles.shown : styles.columns}>
        <Roster ref={roster} pack={pack} army={army} isShown={isShown} onChange={change} />
        {!isShown && (
          <Depot
            ref={depot}
            pack={pack}
            army={army}
            faction={faction}
            onFaction={setFaction}
            onChange={change}
            onBack={() => roster.current?.scrollIntoView({ behavior: 'smooth' })}
          />
        )}
      </div>
      {isBeginning && (
        <BeginDialog
          pack={pack}
          documents={documents}
          onArmy={beginAnew}
          onOwn={(id) => keeping.open(id, begin)}
          onEmpty={() => beginAnew(empty)}
          onClose={() => setBeginning(false)}
        />
      )}
    </div>
  );
}
