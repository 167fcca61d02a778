// Puts the stored theme and font on <html> before anything is painted. External, because the policy allows no inline script.
(() => {
  const stored = (key, allowed, fallback) => {
    try {
      const value = localStorage.getItem(key);
      return allowed.includes(value) ? value : fallback;
    } catch {
      return fallback;
    }
  };
  const theme = stored('vite-ui-theme', ['light', 'dark', 'system'], 'system');
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  root.setAttribute('data-font', stored('font', ['inter', 'manrope', 'system'], 'inter'));
})();
