// Before anything is painted: the stored theme and font on <html>, and a call for the files that the page will want.
// External, because the policy allows no inline script.
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

  const load = (file) => {
    const isStyle = file.endsWith('.css');
    const link = document.createElement('link');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) Object.assign(link, { as: 'style', crossOrigin: '' });
    link.href = `/${file}`;
    document.head.append(link);
  };
  /** What stands until the page is there, with the page's own first words. */
  const open = ({ on, isBesideAction, title = '', lead = '', ...rest } = {}) => {
    root.setAttribute('data-opening', on ?? 'frame');
    const say = () => {
      const opening = document.getElementById(on ? 'outside' : 'opening');
      for (const [name, words] of Object.entries({ title, lead, ...rest })) {
        opening.querySelector(`.${name}`).textContent = words;
      }
      if (isBesideAction) opening.querySelector('.lead').dataset.beside = '';
    };
    document.addEventListener('readystatechange', say, { once: true });
  };
  const firstFiles = document.getElementById('first-files');
  if (!firstFiles) return;
  const { files, inside, pages } = JSON.parse(firstFiles.textContent);
  const pageAt = (path) => pages.find(({ pattern }) => new RegExp(pattern).test(path));
  const page = pageAt(location.pathname);
  if (!page) return;
  const isSignedIn = stored('signed-in', ['yes'], 'no') === 'yes';
  // Nobody signed in is led from the inside to the sign-in page; who is signed in is led on from that one.
  const { isInside, words } = page.isInside && !isSignedIn ? pageAt('/sign-in') : page;
  const isLeft = isSignedIn && words?.on === 'card';
  if (isInside || (words && !isLeft)) open(words);
  if (page.isInside !== isSignedIn) return;
  for (const place of [...(isInside ? inside : []), ...page.wants]) load(files[place]);
})();
