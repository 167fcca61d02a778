const MOST_LETTERS = 40;

/** What somebody wrote, where it is only named within a sentence. */
export const short = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
