import type { ReactNode } from 'react';
import type { Titled } from '../../content/pack.ts';
import type { SquadKind } from '../../rules/armoury.ts';
import { SquadPicture } from '../drawings/SquadPicture.tsx';
import styles from './SquadCard.module.css';
import { Card } from './Card.tsx';
import { SoldierRow, type SoldierState } from './SoldierRow.tsx';
import { useArmlistWords } from './words/index.ts';

interface SquadCardProps {
  readonly kind: SquadKind & Titled;
  /** How each of them is, by place; ready where nothing is said. */
  readonly soldiers?: readonly (SoldierState | undefined)[];
  readonly chosen?: number | undefined;
  readonly onSoldier?: (place: number) => void;
  readonly level?: 'h2' | 'h3' | 'h4';
  readonly actions?: ReactNode;
}

/** BRP-2.1: one armlist for six soldiers. */
export function SquadCard({ kind, soldiers = [], chosen, onSoldier, level, actions }: SquadCardProps) {
  const { words } = useArmlistWords();
  const special = [
    ...(kind.mends ? [words.mends] : []),
    ...(kind.jumps === undefined ? [] : [words.jumps(kind.jumps)]),
  ];
  return (
    <Card
      kind={kind}
      sort={words.sorts.squad}
      picture={<SquadPicture kind={kind} lost={soldiers.map((state) => state?.look === 'lost')} />}
      figures={[
        { label: words.rank, value: kind.rank },
        { label: words.speed, value: kind.speed },
        { label: words.armour, value: kind.armour },
        { label: words.special, value: special.join(', ') || words.none },
      ]}
      {...(level && { level })}
      actions={actions}
    >
      <table className={styles.soldiers}>
        <thead>
          <tr>
            <th scope="col">{words.soldier}</th>
            {(['range', 'power', 'melee'] as const).map((figure) => (
              <th key={figure} scope="col">
                <abbr title={words[figure]}>{words.short[figure]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kind.soldiers.map((soldier, place) => (
            <SoldierRow
              key={place}
              kind={kind}
              soldier={soldier}
              place={place}
              state={soldiers[place] ?? { look: 'ready' }}
              isChosen={place === chosen}
              onPress={onSoldier && (() => onSoldier(place))}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
