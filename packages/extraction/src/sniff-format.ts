import type { DocumentFormat } from './document.ts';

/** What the first bytes of a file tell: a format we read, or the name of one we do not. */
export type Sniffed =
  | { format: Exclude<DocumentFormat, 'docx'> }
  | { format: 'zip' | 'ole' }
  | { format: 'other'; called: string };

const SIGNATURES: [signature: string, called: string][] = [
  ['\x89PNG', 'a PNG picture'],
  ['\xFF\xD8\xFF', 'a JPEG picture'],
  ['GIF8', 'a GIF picture'],
  ['II*\0', 'a TIFF picture'],
  ['MM\0*', 'a TIFF picture'],
  ['{\\rtf', 'an RTF document'],
  ['\x1F\x8B', 'a packed archive'],
  ['Rar!', 'a packed archive'],
  ['7z\xBC\xAF', 'a packed archive'],
  ['ID3', 'a sound file'],
  ['%!PS', 'a PostScript file'],
];

/**
 * Tells a file's format by its content; the name only decides between the kinds of text.
 *
 * @example
 * sniffFormat(new TextEncoder().encode('%PDF-1.7 …')) // { format: 'pdf' }
 */
export function sniffFormat(bytes: Uint8Array, fileName = ''): Sniffed {
  const head = latin1(bytes.subarray(0, 1024));
  if (head.includes('%PDF-')) return { format: 'pdf' }; // readers of PDF accept up to 1,024 bytes before it
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return { format: 'zip' };
  if (head.startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) return { format: 'ole' };
  const known = SIGNATURES.find(([signature]) => head.startsWith(signature));
  if (known) return { format: 'other', called: known[1] };
  if (/^.{4}ftyp(?:heic|heix|mif1|avif)/s.test(head)) return { format: 'other', called: 'a picture' };
  if (/^RIFF.{4}WEBP/s.test(head)) return { format: 'other', called: 'a WebP picture' };
  if (/^\s{0,20}BEGIN:VCALENDAR\b/i.test(head.replace(/^\xEF\xBB\xBF/, ''))) return { format: 'ics' };
  if (isBinary(bytes)) return { format: 'other', called: 'not a document' };
  return { format: kindOfText(textHead(bytes), extensionOf(fileName)) };
}

export const extensionOf = (fileName: string): string =>
  /\.(?<extension>[a-z\d]{1,10})$/i.exec(fileName)?.groups?.extension?.toLowerCase() ?? '';

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Text holds no zero bytes (unless it is UTF-16, which says so first) and next to no control characters. */
function isBinary(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false;
  const sample = bytes.subarray(0, 64 * 1024);
  const controls = sample.reduce((count, byte) => count + (byte < 9 || (byte > 13 && byte < 27) ? 1 : 0), 0);
  return sample.includes(0) || controls > sample.length / 100;
}

function textHead(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes.subarray(0, 16 * 1024));
}

const HTML_START =
  /^\s{0,200}(?:<\?xml[^>]{0,200}>\s{0,20})?(?:<!--[^>]{0,2000}-->\s{0,200}){0,5}<(?:!doctype html|html|head|body)\b/i;
const HTML_TAG = /<\/?(?:p|div|table|tr|td|h[1-6]|ul|ol|li|br|span|a)\b[^<>]{0,500}>/i;
const MARKDOWN_SIGNS = [
  /^#{1,6} \S/m,
  /^\|?\s{0,20}:?-{3,40}:?\s{0,20}\|/m,
  /^```/m,
  /\]\(https?:\/\//,
  /\*\*\S[^*\n]{0,200}\*\*/,
];

function kindOfText(head: string, extension: string): 'html' | 'markdown' | 'text' {
  if (HTML_START.test(head)) return 'html';
  if (/^x?html?$/.test(extension) && HTML_TAG.test(head)) return 'html';
  if (/^(?:md|markdown|mdx|qmd|rmd)$/.test(extension)) return 'markdown';
  const signs = MARKDOWN_SIGNS.filter((sign) => sign.test(head)).length;
  return signs >= 2 ? 'markdown' : 'text';
}
