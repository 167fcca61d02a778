import type { Document } from '../../document.ts';
import { attributeOf, descendants, type Element, isElement } from '../dom.ts';

const FILE = /(?<name>[^/?#]{4,120})\.(?:pdf|docx?|xlsx?|odt|ods|ics|html?)(?:[?#].*)?$/iu;
/** "/courses/rivers-f2026/maps": a folder that is named after the course and its term. */
const FOLDER =
  /\/(?<name>[^/?#]{2,60}[_-](?:sp|su|fa|wi|[sfw]|spring|summer|fall|autumn|winter)[_-]?20\d{2})(?=[/?#]|$)/iu;
const MOST = 100;

/**
 * The names of the files that a page links to, without their ends, "Calendar_Fall2026", and of the folders of a term,
 * "rivers-f2026".
 */
export function linkedFiles(page: Element): Pick<Document['metadata'], 'linkedFiles'> {
  const linkedFiles = descendants(page)
    .filter((node) => isElement(node))
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => attributeOf(link, 'href') ?? '')
    .flatMap((address) => [FILE, FOLDER].map((named) => named.exec(address)?.groups?.name))
    .filter((name) => name !== undefined)
    .take(MOST)
    .map(readable)
    .toArray();
  return linkedFiles.length > 0 ? { linkedFiles: [...new Set(linkedFiles)] } : {};
}

function readable(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
