import { Segmented } from '@bridgehead/kit';
import { VISIBILITIES, type Visibility } from '@bridgehead/wire';
import { useOnlineMessages } from '../text/online/index.ts';

export interface VisibilityFieldProps {
  readonly value: Visibility;
  readonly onChange: (visibility: Visibility) => void;
}

export function VisibilityField({ value, onChange }: VisibilityFieldProps) {
  const { visibility } = useOnlineMessages();
  return (
    <Segmented
      label={visibility.label}
      hint={visibility.hint[value]}
      value={value}
      choices={VISIBILITIES.map((each) => ({ value: each, label: visibility[each] }))}
      onChange={onChange}
    />
  );
}
