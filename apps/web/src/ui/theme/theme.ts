import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { menusRegion } from './menus-region';

const steps = (name: string) =>
  Array.from({ length: 10 }, (_, step) => `var(--${name}-${step})`) as unknown as MantineColorsTuple;

/** Written out, because Mantine computes the contrast of text on these two. They equal the tokens. */
const ink: MantineColorsTuple = [
  '#f2f4f9',
  '#e4e8f1',
  '#c9d0e0',
  '#a4afc8',
  '#7a87a8',
  '#566388',
  '#3c486c',
  '#283353',
  '#1a2340',
  '#10182f',
]; // prettier-ignore
const dark: MantineColorsTuple = [
  '#e8eaf1',
  '#c6cbd8',
  '#a3abbd',
  '#6f7990',
  '#3a4357',
  '#2a3242',
  '#1d2431',
  '#151a25',
  '#10141d',
  '#0b0e15',
]; // prettier-ignore

/** The primary action is ink on paper and paper on ink: its text comes from the tokens, not from Mantine's white. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isPrimary = input.variant === 'filled' && (input.color ?? 'ink') === 'ink';
  return isPrimary
    ? { ...colors, background: 'var(--primary)', hover: 'var(--primary-hover)', color: 'var(--on-primary)' }
    : colors;
};

export const theme = createTheme({
  variantColorResolver,
  primaryColor: 'ink',
  primaryShade: { light: 9, dark: 0 },
  autoContrast: true,
  colors: {
    ink,
    dark,
    indigo: steps('indigo'),
    gray: steps('grey'),
    red: steps('rose'),
    green: steps('fern'),
  },
  fontFamily: 'var(--font-sans)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '28px' },
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '32px' },
      h2: { fontSize: '14px', lineHeight: '20px', fontWeight: '650' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '12px' },
  defaultRadius: 'md',
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // The contrast that Mantine computes is that of the light theme.
    Checkbox: { defaultProps: { iconColor: 'var(--on-primary)' } },
    Radio: { defaultProps: { iconColor: 'var(--on-primary)' } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
    Menu: {
      defaultProps: {
        position: 'bottom-end',
        radius: 'lg',
        portalProps: { target: menusRegion() },
        // It would be a child of the menu that is no entry of it.
        withInitialFocusPlaceholder: false,
      },
    },
    Modal: { defaultProps: { radius: 'xl', centered: true, closeButtonProps: { 'aria-label': 'Close' } } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
  },
});

const fromTokens = {
  '--mantine-color-body': 'var(--panel)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--raised)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
  '--mantine-color-ink-filled': 'var(--primary)',
  '--mantine-color-ink-filled-hover': 'var(--primary-hover)',
  '--menu-item-hover': 'var(--fill)',
  '--mantine-color-disabled': 'var(--fill)',
  '--mantine-color-disabled-color': 'var(--faint)',
  '--mantine-color-disabled-border': 'var(--line)',
};

export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: fromTokens,
});
