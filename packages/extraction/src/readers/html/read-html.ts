import type { Document } from '../../document.ts';
import type { Limits } from '../../limits.ts';
import { buildDocument } from '../build-document.ts';
import { parseHtml } from '../dom.ts';
import { readBlocks } from './read-blocks.ts';

/**
 * Reads a web page. Scripts, styles, forms, frames, the site's navigation and what is hidden or struck out are
 * left out; tables keep their merged cells.
 */
export async function readHtml(markup: string, limits: Limits): Promise<Document> {
  const page = await parseHtml(markup);
  const blocks = readBlocks(page.documentElement, limits);
  return buildDocument({ format: 'html', blocks, metadata: metadataOf(page), limits });
}

function metadataOf(page: globalThis.Document): Document['metadata'] {
  const title = page.querySelector('title')?.textContent?.trim();
  const author = page.querySelector('meta[name="author"]')?.getAttribute('content')?.trim();
  return { ...(title && { title }), ...(author && { author }) };
}
