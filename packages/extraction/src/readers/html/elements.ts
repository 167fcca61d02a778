/** Elements that hold nothing a reader of the page sees, or only the way around the site. */
export const DROPPED: ReadonlySet<string> = new Set([
  'AUDIO',
  'BUTTON',
  'CANVAS',
  'DATALIST',
  'DIALOG',
  'EMBED',
  'FRAME',
  'FRAMESET',
  'HEAD',
  'IFRAME',
  'IMG',
  'INPUT',
  'LINK',
  'MAP',
  'META',
  'NAV',
  'NOSCRIPT',
  'OBJECT',
  'SCRIPT',
  'SELECT',
  'STYLE',
  'SVG',
  'TEMPLATE',
  'TEXTAREA',
  'TITLE',
  'VIDEO',
  // Struck out: the author took it back.
  'DEL',
  'S',
  'STRIKE',
]);

/** Elements that begin and end a line. */
export const BLOCK: ReadonlySet<string> = new Set([
  'ADDRESS',
  'ARTICLE',
  'ASIDE',
  'BLOCKQUOTE',
  'BODY',
  'CAPTION',
  'DD',
  'DETAILS',
  'DIV',
  'DL',
  'DT',
  'FIELDSET',
  'FIGCAPTION',
  'FIGURE',
  'FOOTER',
  'FORM',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'HEADER',
  'HGROUP',
  'HR',
  'HTML',
  'LEGEND',
  'LI',
  'MAIN',
  'MENU',
  'OL',
  'P',
  'PRE',
  'SEARCH',
  'SECTION',
  'SUMMARY',
  'TABLE',
  'TBODY',
  'TD',
  'TFOOT',
  'TH',
  'THEAD',
  'TR',
  'UL',
]);

export const LIST: ReadonlySet<string> = new Set(['UL', 'OL', 'MENU']);
export const BOLD: ReadonlySet<string> = new Set(['B', 'STRONG', 'TH', 'DT']);

const HIDDEN_STYLE = /(?:display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden)/i;

export const isDropped = (element: Element): boolean =>
  DROPPED.has(nameOf(element)) ||
  element.hasAttribute('hidden') ||
  HIDDEN_STYLE.test(element.getAttribute('style') ?? '');

/** Upper case whatever the document: SVG and XHTML keep the case that was written. */
export const nameOf = (element: Element): string => element.nodeName.toUpperCase();

export function headingOf(element: Element): number | undefined {
  const level = /^H([1-6])$/.exec(nameOf(element))?.[1];
  return level === undefined ? undefined : Number(level);
}
