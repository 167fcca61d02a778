import { type DraftBlock, plainLine } from '../build-document.ts';
import { parseXml } from '../dom.ts';

interface Margins {
  headers: DraftBlock[];
  footers: DraftBlock[];
}

/** The words at the head and foot of the pages, each once: often the only place that names the term. */
export async function readMargins(parts: Map<string, Uint8Array>): Promise<Margins> {
  return {
    headers: await read(parts, /^word\/header\d{0,4}\.xml$/),
    footers: await read(parts, /^word\/footer\d{0,4}\.xml$/),
  };
}

async function read(parts: Map<string, Uint8Array>, name: RegExp): Promise<DraftBlock[]> {
  const texts = new Set<string>();
  for (const [partName, part] of parts) {
    if (!name.test(partName)) continue;
    const page = await parseXml(part);
    for (const paragraph of page.getElementsByTagName('w:p')) texts.add(paragraphText(paragraph));
  }
  texts.delete('');
  return [...texts].map((text) => ({ type: 'line', line: plainLine(text, { furniture: true }) }));
}

function paragraphText(paragraph: Element): string {
  return textIn(paragraph)
    .replace(/[ \u00A0]+/g, ' ')
    .trim();
}

function textIn(element: Element): string {
  if (element.nodeName === 'w:t') return element.textContent ?? '';
  if (element.nodeName === 'w:tab') return '\t';
  return [...element.children].map(textIn).join('');
}
