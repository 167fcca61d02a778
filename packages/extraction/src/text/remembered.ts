const MOST_REMEMBERED = 4000;

/**
 * What is found in a text, found once: many rules ask the same of the same sentence. The answers are shared, so nobody
 * changes them.
 */
export function remembered<Answer>(find: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Answer;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}
