import { changeSettings, Flyout, PACES, Segmented, Slider, Switch, useSettings } from '@bridgehead/kit';
import { Gauge } from 'lucide-react';
import { usePlayMessages } from '../../text/play/index.ts';
import styles from './PaceMenu.module.css';

/** How fast the table tells what others do, and how loud: at hand while one plays. */
export function PaceMenu() {
  const { telling } = usePlayMessages();
  return (
    <Flyout
      label={telling.paceAndSound}
      word={telling.speed}
      className={styles.button ?? ''}
      icon={<Gauge aria-hidden size={22} />}
    >
      <div className={styles.menu}>
        <PaceChoice />
        <SoundChoice />
      </div>
    </Flyout>
  );
}

export function PaceChoice() {
  const { telling } = usePlayMessages();
  const pace = useSettings((settings) => settings.pace);
  return (
    <Segmented
      label={telling.pace}
      hint={telling.paceHints[pace]}
      value={pace}
      choices={PACES.map((each) => ({ value: each, label: telling.paces[each] }))}
      onChange={(each) => changeSettings({ pace: each })}
    />
  );
}

export function SoundChoice() {
  const { table, telling } = usePlayMessages();
  const { sound, volume } = useSettings();
  return (
    <div className={styles.sound}>
      <Switch label={table.soundSwitch} checked={sound} onChange={(on) => changeSettings({ sound: on })} />
      <Slider
        label={telling.volume}
        value={volume}
        disabled={!sound}
        onChange={(level) => changeSettings({ volume: level })}
      />
    </div>
  );
}
