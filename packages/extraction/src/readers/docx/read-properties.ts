import type { Document } from '../../document.ts';
import { findElement, parseXml, textIn } from '../dom.ts';

/** What Word wrote down of the file: title, author and the day it was made. */
export function readProperties(part: Uint8Array | undefined): Document['metadata'] {
  if (!part) return {};
  const properties = parseXml(part);
  const field = (name: string) => {
    const element = findElement(properties, ({ tagName }) => tagName === name);
    return element && textIn(element).trim();
  };
  const [title, author] = [field('dc:title'), field('dc:creator')];
  const createdOn = /^\d{4}-\d{2}-\d{2}/.exec(field('dcterms:created') ?? '')?.[0];
  return { ...(title && { title }), ...(author && { author }), ...(createdOn && { createdOn }) };
}
