import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun, IconSunMoon } from '@tabler/icons-react';
import type { Theme } from '@/lib/preferences';
import { LateMenu } from '@/ui/LateMenu';
import { toScheme, toTheme } from '@/ui/theme/color-scheme';

const CHOICES = [
  { theme: 'light', label: 'Light', icon: IconSun },
  { theme: 'dark', label: 'Dark', icon: IconMoon },
  { theme: 'system', label: 'As the system', icon: IconDeviceDesktop },
] as const;

interface ThemeMenuProps {
  /** Keeps the choice with the account; here it is shown and kept at once. */
  onTheme: (theme: Theme) => void;
}

export function ThemeMenu({ onTheme }: ThemeMenuProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chosen = toTheme(colorScheme);
  return (
    <LateMenu
      width={180}
      button={(props) => (
        <ActionIcon variant="subtle" color="gray" size={32} aria-label="Theme" {...props}>
          <IconSunMoon size={18} stroke={1.75} />
        </ActionIcon>
      )}
    >
      {CHOICES.map(({ theme, label, icon: Icon }) => (
        <Menu.Item
          key={theme}
          leftSection={<Icon size={16} stroke={1.75} />}
          rightSection={theme === chosen && <IconCheck size={16} aria-label="chosen" />}
          onClick={() => {
            setColorScheme(toScheme(theme));
            onTheme(theme);
          }}
        >
          {label}
        </Menu.Item>
      ))}
    </LateMenu>
  );
}
