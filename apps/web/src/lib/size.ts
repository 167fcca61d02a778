const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/** `84 KB`, `1.2 MB`, `25 MB`, as limits are set and file managers write them. */
export function toSizeText(bytes: number): string {
  if (bytes < KIBIBYTE) return `${bytes} bytes`;
  const inKibibytes = Math.round(bytes / KIBIBYTE);
  if (inKibibytes < KIBIBYTE) return `${inKibibytes} KB`;
  return `${Math.round((bytes / MEBIBYTE) * 10) / 10} MB`;
}
