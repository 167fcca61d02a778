type MarkupType = 'text/html' | 'text/xml';

interface MarkupParser {
  parseFromString(markup: string, type: MarkupType): globalThis.Document;
}

/**
 * The tree of an HTML page: by the browser's own parser, or by linkedom in Node. Neither runs a script or
 * fetches anything.
 */
export const parseHtml = (markup: string): Promise<globalThis.Document> =>
  parse(isWholePage(markup) ? markup : `<html><body>${markup}</body></html>`, 'text/html');

/** The tree of an XML part of a DOCX. */
export const parseXml = (part: Uint8Array): Promise<globalThis.Document> =>
  parse(new TextDecoder().decode(part), 'text/xml');

async function parse(markup: string, type: MarkupType): Promise<globalThis.Document> {
  const Parser = await markupParser();
  return new Parser().parseFromString(markup, type);
}

async function markupParser(): Promise<new () => MarkupParser> {
  if (globalThis.DOMParser) return globalThis.DOMParser;
  const linkedom = await import('linkedom');
  return linkedom.DOMParser as unknown as new () => MarkupParser; // same call, its own declaration of the DOM
}

// linkedom puts what stands outside <html> beside the root, where nobody looks.
const isWholePage = (markup: string): boolean => /<html[\s>]/i.test(markup.slice(0, 4_000));
