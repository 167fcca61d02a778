import { type DraftBlock, plainLine } from '../build-document.ts';
import { descendants, type Element, isElement, parseXml, textIn } from '../dom.ts';

interface Margins {
  headers: DraftBlock[];
  footers: DraftBlock[];
}

/** The words at the head and foot of the pages, each once: often the only place that names the term. */
export const readMargins = (parts: Map<string, Uint8Array>): Margins => ({
  headers: read(parts, /^word\/header\d{0,4}\.xml$/),
  footers: read(parts, /^word\/footer\d{0,4}\.xml$/),
});

function read(parts: Map<string, Uint8Array>, name: RegExp): DraftBlock[] {
  const texts = new Set<string>();
  for (const [partName, part] of parts) {
    if (name.test(partName)) for (const text of paragraphsIn(parseXml(part))) texts.add(text);
  }
  return [...texts].map((text) => ({ type: 'line', line: plainLine(text, { furniture: true }) }));
}

function paragraphsIn(part: Element): string[] {
  const paragraphs = [''];
  const add = (text: string) => paragraphs.push((paragraphs.pop() ?? '') + text);
  for (const node of descendants(part)) {
    if (!isElement(node)) continue;
    if (node.tagName === 'w:p') paragraphs.push('');
    if (node.tagName === 'w:t') add(textIn(node));
    if (node.tagName === 'w:tab') add('\t');
  }
  return paragraphs.map((text) => text.replace(/[ \u00A0]+/g, ' ').trim()).filter((text) => text !== '');
}
