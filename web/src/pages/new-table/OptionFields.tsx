import type { OptionValue } from '@bridgehead/kernel';
import { Field, Segmented, Select, Switch, useLocalized } from '@bridgehead/kit';
import type { ReactNode } from 'react';
import type { PlannedOption } from '../../carrier/protocol.ts';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { useUi } from '../../games/useUi.ts';

const MOST_SEGMENTS = 4;

export interface OptionFieldsProps {
  readonly entry: CatalogueEntry;
  readonly planned: readonly PlannedOption[];
  readonly onChange: (id: string, value: OptionValue) => void;
}

/** A switch for yes and no, buttons for a few values, a list for many; nothing where there is nothing to choose. */
export function OptionFields({ entry, planned, onChange }: OptionFieldsProps) {
  const pictureOf = useUi(entry)?.optionPicture;
  return planned
    .filter(({ values }) => values.length > 1)
    .map((option) => (
      <OptionField
        key={option.id}
        option={option}
        pictureOf={(value) => pictureOf?.(option.id, value)}
        onChange={(value) => onChange(option.id, value)}
      />
    ));
}

interface OptionFieldProps {
  readonly option: PlannedOption;
  readonly pictureOf: (value: OptionValue) => ReactNode;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField({ option: { label, hint, value, values }, pictureOf, onChange }: OptionFieldProps) {
  const say = useLocalized();
  const hintText = hint && say(hint);
  if (values.every((each) => typeof each.value === 'boolean')) {
    return <Switch label={say(label)} hint={hintText} checked={value === true} onChange={onChange} />;
  }
  const choices = values.map((each, index) => ({ value: index, label: say(each.label) }));
  const chosen = values.findIndex((each) => each.value === value);
  const choose = (index: number) => onChange(values[index]?.value ?? '');
  if (values.length <= MOST_SEGMENTS) {
    const pictured = choices.map((choice, index) => ({
      ...choice,
      picture: pictureOf(values[index]?.value ?? ''),
    }));
    return (
      <Segmented label={say(label)} hint={hintText} value={chosen} choices={pictured} onChange={choose} />
    );
  }
  return (
    <Field label={say(label)} hint={hintText}>
      {(ids) => <Select {...ids} value={chosen} choices={choices} onChange={choose} />}
    </Field>
  );
}
