import { beginsWithDay } from '../../text/begins-with-day.ts';
import { attributeOf, type Element, isElement, isText, textIn } from '../dom.ts';

/** Elements that hold nothing a reader of the page sees, or only the way around the site. */
export const DROPPED: ReadonlySet<string> = new Set([
  'audio',
  'button',
  'canvas',
  'datalist',
  'dialog',
  'embed',
  'frame',
  'frameset',
  'head',
  'iframe',
  'img',
  'input',
  'link',
  'map',
  'meta',
  'nav',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
]);

/** The author took it back. */
const STRUCK_OUT: ReadonlySet<string> = new Set(['del', 's', 'strike']);

/** Elements that begin and end a line. */
export const BLOCK: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hgroup',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'menu',
  'ol',
  'p',
  'pre',
  'search',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);

export const LIST: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);
export const BOLD: ReadonlySet<string> = new Set(['b', 'strong', 'th', 'dt']);

/** Not shown, or struck out. */
const HIDDEN_STYLE =
  /(?:display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden|text-decoration(?:-line)?\s{0,3}:[^;]{0,40}line-through)/i;

const TO_NOTE = /^#_?(?:fn|ftn|footnote|endnote|cite_note|edn)/i;

/** The small "1" of a footnote and the arrow back from it: read as words they would number what they stand behind. */
const isNoteMark = (element: Element): boolean =>
  element.tagName === 'a' &&
  (TO_NOTE.test(attributeOf(element, 'href') ?? '') ||
    /^doc-(?:noteref|backlink)$/.test(attributeOf(element, 'role') ?? ''));

/** "Oct 11" struck out in front of "No class": the line is still that of the day. */
function isDayOfLine(element: Element): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  const at = siblings.indexOf(element);
  const textOf = (nodes: typeof siblings) =>
    nodes.map((node) => (isElement(node) ? textIn(node) : isText(node) ? node.value : '')).join('');
  const behind = textOf(siblings.slice(at + 1));
  return (
    beginsWithDay(textIn(element)) &&
    textOf(siblings.slice(0, at)).trim() === '' &&
    /\p{L}{3}/u.test(behind) &&
    !beginsWithDay(behind.trim())
  );
}

export const isDropped = (element: Element): boolean =>
  DROPPED.has(element.tagName) ||
  (STRUCK_OUT.has(element.tagName) && !isDayOfLine(element)) ||
  isNoteMark(element) ||
  attributeOf(element, 'hidden') !== undefined ||
  HIDDEN_STYLE.test(attributeOf(element, 'style') ?? '');

export function headingOf({ tagName }: Element): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}
