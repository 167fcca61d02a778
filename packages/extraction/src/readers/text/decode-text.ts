/**
 * The characters of a text file: by its byte order mark, else as UTF-8, else as windows-1252, which is what
 * older programs in Western Europe and America wrote. `label` is the encoding a page names for itself.
 *
 * @see https://encoding.spec.whatwg.org/#decode
 */
export function decodeText(bytes: Uint8Array, label?: string): string {
  const marked = encodingByMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoderFor(label).decode(bytes);
  }
}

function encodingByMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function decoderFor(label = 'windows-1252'): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('windows-1252'); // the page names an encoding that does not exist
  }
}

/** The encoding an HTML page names in its first 1,024 bytes. */
export function charsetOf(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  return /<meta[^>]{1,200}charset\s{0,5}=\s{0,5}["']?(?<charset>[\w-]{2,40})/i.exec(head)?.groups?.charset;
}
