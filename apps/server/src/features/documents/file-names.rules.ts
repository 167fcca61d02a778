const LONGEST = 255;

/** The name as the person knows it: without folders, control characters and direction marks. */
export function cleanFileName(name: string | undefined): string {
  const base = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  // Forms write quotation marks in file names as %22.
  const clean = base
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  return clean.slice(0, LONGEST) || 'document';
}

/** `bio101-spring_2026.pdf` → `bio101-spring_2026`: what a course is called when its syllabus does not say. */
export const withoutExtension = (name: string): string => name.replace(/\.[a-z0-9]{1,8}$/i, '') || name;

const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Only what a browser cannot run is named for what it is; HTML goes out as plain text. */
export const mediaTypeOf = (format: string | null): string =>
  format === null ? 'application/octet-stream' : (MEDIA_TYPES[format] ?? 'text/plain; charset=utf-8');

/** `Content-Disposition` for any name (RFC 6266): an ASCII one for old clients, the real one beside it. */
export function toDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
