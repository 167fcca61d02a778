/** `bio101-spring_2026.pdf` → `bio101-spring_2026`: what a course is called when its syllabus does not say. */
export const withoutExtension = (name: string): string => name.replace(/\.[a-z0-9]{1,8}$/i, '') || name;

const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Only what a browser cannot run is named for what it is; HTML goes out as plain text. */
export const mediaTypeOf = (format: string | null): string =>
  format === null ? 'application/octet-stream' : (MEDIA_TYPES[format] ?? 'text/plain; charset=utf-8');
