import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Badge } from './Badge.tsx';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
  /** How much is new there, and that in words. */
  readonly news?: { readonly count: number; readonly label: string };
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <Radix.Root className={styles.tabs} value={value} onValueChange={(id) => onChange(id as Id)}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className={styles.trigger}>
            {tab.icon}
            {tab.label}
            {tab.news && tab.news.count > 0 && <Badge {...tab.news} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className={styles.content} tabIndex={-1}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
