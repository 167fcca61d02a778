import type { Document } from '../../document.ts';
import { attributeOf, descendants, type Element, isElement } from '../dom.ts';

const FILE = /(?<name>[^/?#]{4,120})\.(?:pdf|docx?|xlsx?|odt|ods|ics|html?)(?:[?#].*)?$/iu;
const MOST = 100;

/** The names of the files that a page links to, without their ends: "Calendar_Fall2026". */
export function linkedFiles(page: Element): Pick<Document['metadata'], 'linkedFiles'> {
  const linkedFiles = descendants(page)
    .filter((node) => isElement(node))
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => FILE.exec(attributeOf(link, 'href') ?? '')?.groups?.name)
    .filter((name) => name !== undefined)
    .take(MOST)
    .map(readable)
    .toArray();
  return linkedFiles.length > 0 ? { linkedFiles } : {};
}

function readable(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
