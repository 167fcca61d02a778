import { useMantineColorScheme } from '@mantine/core';
import type { FontChoice, Theme } from '@/lib/preferences';
import { useFont } from '@/lib/preferences';
import { Page } from '@/ui/Page';
import { toScheme, toTheme } from '@/ui/theme/color-scheme';
import classes from './AppearancePage.module.css';
import { PARENTS } from './model/parents';
import { useChangeSettings } from './queries';

const THEMES: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
];

const FONTS: { value: FontChoice; label: string; family: string }[] = [
  { value: 'inter', label: 'Inter', family: "'Inter Variable', sans-serif" },
  { value: 'manrope', label: 'Manrope', family: "'Manrope Variable', sans-serif" },
  { value: 'system', label: 'The system’s', family: 'system-ui, sans-serif' },
];

/** Applied on this device at once, and kept with the account for the next one. */
export function AppearancePage() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [font, setFont] = useFont();
  const change = useChangeSettings();
  const theme = toTheme(colorScheme);

  function chooseTheme(next: Theme) {
    setColorScheme(toScheme(next));
    void change(
      { appearance: { theme: next } },
      { said: 'Theme changed.', onUndo: () => setColorScheme(toScheme(theme)) },
    );
  }
  function chooseFont(next: FontChoice) {
    setFont(next);
    void change({ appearance: { font: next } }, { said: 'Font changed.', onUndo: () => setFont(font) });
  }

  return (
    <Page title="Appearance" lead="How Syllabi looks to you." parents={PARENTS}>
      <fieldset className={classes.group}>
        <legend>Theme</legend>
        <div className={classes.options}>
          {THEMES.map(({ value, label }) => (
            <label key={value} className={classes.option}>
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => chooseTheme(value)}
              />
              <ThemePicture theme={value} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Font</legend>
        <div className={classes.options}>
          {FONTS.map(({ value, label, family }) => (
            <label key={value} className={classes.option}>
              <input
                type="radio"
                name="font"
                value={value}
                checked={font === value}
                onChange={() => chooseFont(value)}
              />
              <span className={classes.sample} style={{ fontFamily: family }}>
                Due Fri 20
              </span>
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </Page>
  );
}

function ThemePicture({ theme }: { theme: Theme }) {
  const halves = theme === 'system' ? (['light', 'dark'] as const) : ([theme] as const);
  return (
    <span className={classes.picture} aria-hidden="true">
      {halves.map((half) => (
        <span key={half} className={classes.half} data-mantine-color-scheme={half}>
          <i />
          <i />
          <i />
        </span>
      ))}
    </span>
  );
}
