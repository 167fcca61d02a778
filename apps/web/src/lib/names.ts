/** Two letters for a person without a picture; of an address only those of its person count. */
export function initials(name: string): string {
  const words = name
    .replace(/@.*/u, '')
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
