import { Button, useLocalized } from '@bridgehead/kit';
import { Hammer, Swords } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fitOut } from '../../rules/fitting.ts';
import { armyOf } from '../../rules/forces.ts';
import type { Force } from '../../rules/mission.ts';
import { forceFor, refuseOffer } from '../../rules/muster.ts';
import { armyFrom } from '../../rules/ready.ts';
import type { BronepekhotaRefusal } from '../../rules/refusals.ts';
import { readArmy } from '../../documents.ts';
import type { Army } from '../../rules/army.ts';
import { costOf } from '../../rules/recruit.ts';
import { factionOf } from '../army/faction.ts';
import { Brought, Parade, TablePlan, WhyNot } from '../later.ts';
import { armyPage } from '../army/page.tsx';
import { unitsOf } from '../army/units-of.ts';
import { Emblem } from '../drawings/Emblem.tsx';
import factions from '../drawings/Factions.module.css';
import { SeatMark } from '../pieces/SeatMark.tsx';
import { type Scene, standingOf, useScene } from '../scene.ts';
import type { Props, Turn } from '../use-turn.ts';
import type { Messages } from '../text.ts';
import { advised, oddsAgainst, type Offer, worthOfOthers } from './army-offers.ts';
import styles from './BringSheet.module.css';
import { MissionBrief } from './Mission.tsx';

/** BRP-1.5: which army to bring: one that is ready, one of one's own, or a new one from the builder. */
export function BringSheet({ turn, table }: { readonly turn: Turn; readonly table: Props }) {
  const scene = useScene();
  const { pack, view, text, seats } = scene;
  const say = useLocalized();
  const own = useOwnArmies(table);
  const { mission, viewer } = scene;
  const force = viewer === 'spectator' ? undefined : forceFor(mission, view, viewer);
  const ready = force
    ? [{ key: mission.id, title: say(mission.title), army: given(scene, force), isOwn: false }]
    : pack.armies.map(
        (army): Offer => ({
          key: army.id,
          title: say(army.title),
          army: armyFrom(pack, army, say(army.title)),
          isOwn: false,
        }),
      );
  const isAsked = turn.decision?.kind === 'bring';
  const waits = view.costs.includes(null) ? text.othersBring : text.allBrought;
  const title = isAsked ? (force ? text.givenArmy : text.bringArmy) : waits;
  const first = advised(pack, ready, view);
  const others = { worth: worthOfOthers(view), brought: view.costs.filter((cost) => cost !== null).length };
  // What is advised is seen first, on a phone too.
  const offered = ready.toSorted((one, other) => Number(other === first) - Number(one === first));
  return (
    <section
      className={styles.sheet}
      aria-label={title}
      data-asked={turn.decision?.kind}
      data-question={turn.decision?.id}
    >
      <div className={styles.about}>
        <div>
          <h2>{title}</h2>
          <MissionBrief />
          {isAsked && !force && (
            <Button
              className={styles.builder}
              icon={<Hammer aria-hidden size={18} />}
              onClick={() => table.openPage(armyPage.path)}
            >
              {text.openBuilder}
            </Button>
          )}
        </div>
        <TablePlan />
      </div>
      <ul className={styles.sides}>
        {view.costs.map((cost, seat) => (
          <li key={seat} data-brought={cost !== null || undefined}>
            <p>
              <SeatMark seat={seat} />
              {[seats[seat]?.name, standingOf(scene, seat)].filter(Boolean).join(', ')}
              {cost === null ? <i>{text.noArmyYet}</i> : <b>{text.points(cost)}</b>}
            </p>
            {cost !== null && <Brought seat={seat} />}
          </li>
        ))}
      </ul>
      {isAsked && (
        <ul className={styles.armies}>
          {[...(force ? [] : own), ...offered].map((offer) => (
            <li key={offer.key}>
              <ArmyOffer
                offer={offer}
                isFirst={offer.key === first?.key}
                refusal={force ? null : refuseOffer(pack, view, offer.army)}
                note={noteOf(text, costOf(pack, offer.army), others, offer.key === first?.key && !force)}
                openClause={table.openClause}
                onBring={() => turn.answer({ kind: 'bring', army: offer.army })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a mission gives, fitted out and with its pilots (BRP-12.4). */
function given({ pack, mission, language }: Scene, force: Force): Army {
  return armyOf(pack, force, mission.title[language], (kind) => fitOut(pack, kind));
}

/** What those who have brought an army brought, on the average, and how many they are. */
interface Others {
  readonly worth: number | null;
  readonly brought: number;
}

/** BRP-1.5: a match that is not fair is said; else what speaks for this army. */
function noteOf(text: Messages, cost: number, others: Others, isFirst: boolean): string | undefined {
  const odds = oddsAgainst(cost, others.worth);
  if (odds !== null) return text.unfair(odds, others.brought > 1);
  if (!isFirst) return undefined;
  return others.worth === null ? text.goodToBegin : text.fairMatch;
}

interface ArmyOfferProps {
  readonly offer: Offer;
  /** The one that is advised. */
  readonly isFirst: boolean;
  /** Why it cannot be brought here. */
  readonly refusal: BronepekhotaRefusal | null;
  readonly note: string | undefined;
  readonly openClause: (clause: string) => void;
  readonly onBring: () => void;
}

function ArmyOffer({ offer, isFirst, refusal, note, openClause, onBring }: ArmyOfferProps) {
  const { pack, text, language } = useScene();
  const faction = factionOf(pack, offer.army) ?? 'green';
  return (
    <article className={`${styles.army} ${factions[faction]}`}>
      <h3>
        <Emblem colours={faction} className={styles.emblem} />
        <span>{offer.title}</span>
        <b>{text.points(costOf(pack, offer.army))}</b>
      </h3>
      <Parade pack={pack} army={offer.army} />
      <p>
        {offer.isOwn && <em>{text.ownArmy} </em>}
        {unitsOf(pack, offer.army, language)}
      </p>
      {refusal ? (
        <WhyNot refusal={refusal} openClause={openClause} />
      ) : (
        note && <strong className={styles.note}>{note}</strong>
      )}
      <Button
        look={isFirst ? 'primary' : 'plain'}
        icon={<Swords aria-hidden size={18} />}
        data-answer
        disabled={refusal !== null}
        onClick={onBring}
      >
        {text.bring}
      </Button>
    </article>
  );
}

/** What is kept here; a document that cannot be read any more is left out. */
function useOwnArmies({ documents }: Props): readonly Offer[] {
  const [own, setOwn] = useState<readonly Offer[]>([]);
  useEffect(() => {
    let isStale = false;
    const load = async () => {
      const cards = await documents.list('army');
      const opened = await Promise.all(cards.map(({ id }) => documents.open(id)));
      const offers = opened.flatMap(({ id, body }): Offer[] => {
        try {
          const army = readArmy(body);
          return [{ key: id, title: army.title, army, isOwn: true }];
        } catch {
          return [];
        }
      });
      if (!isStale) setOwn(offers);
    };
    load().catch(() => {});
    return () => {
      isStale = true;
    };
  }, [documents]);
  return own;
}
