import type { Document } from '../../document.ts';
import { checkMarkupLength, type Limits } from '../../limits.ts';
import { buildDocument } from '../build-document.ts';
import { attributeOf, type Element, findElement, parseHtml, textIn } from '../dom.ts';
import { linkedFiles } from './linked-files.ts';
import { readBlocks } from './read-blocks.ts';

/**
 * Reads a web page. Scripts, styles, forms, frames, the site's navigation and what is hidden or struck out are
 * left out; tables keep their merged cells.
 */
export function readHtml(markup: string, limits: Limits): Document {
  const withoutPictures = markup.replace(DATA_ADDRESS, '');
  checkMarkupLength(withoutPictures.length, limits);
  const page = parseHtml(withoutPictures);
  return buildDocument({
    format: 'html',
    blocks: readBlocks(page, limits),
    metadata: { ...metadataOf(page), ...linkedFiles(page) },
    limits,
  });
}

/** Pages saved from a browser carry their pictures inside. */
const DATA_ADDRESS = /data:[\w+.-]{1,40}\/[\w+.-]{1,80};base64,[\w+/=%]*/g;

function metadataOf(page: Element): Document['metadata'] {
  const head = findElement(page, ({ tagName }) => tagName === 'head');
  if (!head) return {};
  const titleElement = findElement(head, ({ tagName }) => tagName === 'title');
  const authorElement = findElement(head, (element) => attributeOf(element, 'name') === 'author');
  const title = titleElement && textIn(titleElement).trim();
  const author = authorElement && attributeOf(authorElement, 'content')?.trim();
  return { ...(title && { title }), ...(author && { author }) };
}
