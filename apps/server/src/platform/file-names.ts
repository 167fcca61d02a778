const LONGEST = 255;

/** The name as the person knows it: without folders, control characters and direction marks. */
export function cleanFileName(name: string | undefined, fallback = 'document'): string {
  const base = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  // Forms write quotation marks in file names as %22.
  const clean = base
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return clean.slice(0, LONGEST) || fallback;
}

/** `Content-Disposition` for any name (RFC 6266): an ASCII one for old clients, the real one beside it. */
export function toDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
