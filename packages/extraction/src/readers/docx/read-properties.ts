import type { Document } from '../../document.ts';
import { parseXml } from '../dom.ts';

/** What Word wrote down of the file: title, author and the day it was made. */
export async function readProperties(part: Uint8Array | undefined): Promise<Document['metadata']> {
  if (!part) return {};
  const properties = await parseXml(part);
  const field = (name: string) => properties.getElementsByTagName(name)[0]?.textContent?.trim();
  const [title, author] = [field('dc:title'), field('dc:creator')];
  const createdOn = /^\d{4}-\d{2}-\d{2}/.exec(field('dcterms:created') ?? '')?.[0];
  return { ...(title && { title }), ...(author && { author }), ...(createdOn && { createdOn }) };
}
