/** Who is writing right now, as it is said below a chat. */
export function typingText(names: readonly string[]): string {
  const [one, two] = names;
  if (!one) return '';
  if (!two) return `${one} is writing…`;
  return names.length === 2 ? `${one} and ${two} are writing…` : 'Several people are writing…';
}
