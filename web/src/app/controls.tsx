import { changeSettings, IconButton, THEMES, useSettings } from '@bridgehead/kit';
import { Monitor, Moon, Sun, Volume2, VolumeX } from 'lucide-react';
import { useMessages } from '../text/index.ts';
import styles from './controls.module.css';

export function LanguageButton() {
  const { app } = useMessages();
  const language = useSettings((settings) => settings.language);
  return (
    <IconButton
      label={app.language}
      onClick={() => changeSettings({ language: language === 'ru' ? 'en' : 'ru' })}
    >
      <span className={styles.language} aria-hidden>
        {language}
      </span>
    </IconButton>
  );
}

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeButton() {
  const { app } = useMessages();
  const theme = useSettings((settings) => settings.theme);
  const Icon = THEME_ICONS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <IconButton label={app.theme[theme]} onClick={() => changeSettings({ theme: next })}>
      <Icon aria-hidden size={20} />
    </IconButton>
  );
}

export function SoundButton() {
  const { app } = useMessages();
  const sound = useSettings((settings) => settings.sound);
  const Icon = sound ? Volume2 : VolumeX;
  return (
    <IconButton label={app.sound(sound)} onClick={() => changeSettings({ sound: !sound })}>
      <Icon aria-hidden size={20} />
    </IconButton>
  );
}
