import type { StatementRead } from './read-statement.ts';

/** "https://video.example/tour (How to write a report)": an address, and in brackets what is seen there. */
const ADDRESS_AND_TITLE = /^\W*(?:\p{L}+:\s)?https?:\/\/\S+(?:\s\([^()]*\))?(?:\s|$)/iu;

/** "(slides) (recording) (quiz)" behind the topic of a day, or alone. */
const LINKS = /(?:\(\p{L}+(?:\s\p{L}+)?\)\s?){2,}\W*$/u;

/** Whether a statement is where something is found, and nothing that is handed in. */
export const isLink = ({ occasion: { statement }, own, hasDue, dateAt }: StatementRead): boolean =>
  !hasDue &&
  dateAt === undefined &&
  (ADDRESS_AND_TITLE.test(statement.text) ||
    (LINKS.exec(statement.text)?.index ?? Infinity) <= (own?.start ?? 0));
