import { zipSync } from 'fflate';
import type { Document } from '../../document.ts';
import { UnreadableDocument } from '../../errors.ts';
import { checkMarkupLength, type Limits } from '../../limits.ts';
import { buildDocument } from '../build-document.ts';
import { parseHtml } from '../dom.ts';
import { readBlocks } from '../html/read-blocks.ts';
import { checkXml } from './check-xml.ts';
import { gatherTabTables } from './gather-tab-tables.ts';
import { readMargins } from './read-margins.ts';
import { readProperties } from './read-properties.ts';
import { unpack } from './unpack.ts';

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  'br[type="page"] => hr',
  'comment-reference =>',
];

/**
 * Reads a Word document: headings, lists, tables with merged cells, text boxes and footnotes. Tracked changes are
 * read as if accepted (insertions stay, deletions go). Pictures are not unpacked.
 *
 * @throws {UnreadableDocument} `unsafe` for a zip bomb, `broken` when the parts are not those of a Word document.
 */
export async function readDocx(bytes: Uint8Array, limits: Limits): Promise<Document> {
  const parts = unpack(bytes, isText, limits);
  checkMarkupLength(sizeOf(parts), limits);
  const page = parseHtml(await toHtml(parts));
  const { headers, footers } = readMargins(parts);
  const body = gatherTabTables(readBlocks(page, limits));
  const metadata = readProperties(parts.get('docProps/core.xml'));
  return buildDocument({ format: 'docx', blocks: [...headers, ...body, ...footers], metadata, limits });
}

const sizeOf = (parts: Map<string, Uint8Array>): number =>
  parts.values().reduce((sum, part) => sum + part.length, 0);

/** The parts that hold words and what they refer to; themes, fonts and pictures stay packed. */
const isText = (name: string): boolean =>
  /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/core\.xml|word\/(?:_rels\/)?[\w-]{1,60}\.(?:xml|xml\.rels)$)/.test(
    name,
  );

async function toHtml(parts: Map<string, Uint8Array>): Promise<string> {
  for (const part of parts.values()) checkXml(new TextDecoder().decode(part));
  const archive = zipSync(Object.fromEntries(parts), { level: 0 });
  const { default: mammoth } = await import('mammoth');
  const source = { buffer: archive, arrayBuffer: archive.buffer } as unknown as { arrayBuffer: ArrayBuffer };
  try {
    const { value } = await mammoth.convertToHtml(source, {
      styleMap: STYLES,
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    });
    return value;
  } catch (cause) {
    throw new UnreadableDocument('broken', { cause });
  }
}
