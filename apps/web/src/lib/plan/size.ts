/** `84 KB`, `1.2 MB`. */
export function toSizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}
