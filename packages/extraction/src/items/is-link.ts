import type { StatementRead } from './read-statement.ts';

/** "https://video.example/tour (How to write a report)": an address, and in brackets what is seen there. */
const ADDRESS_AND_TITLE = /^\W*(?:\p{L}+:\s)?https?:\/\/\S+(?:\s\([^()]*\))?(?:\s|$)/iu;

/** "(slides) (recording) (quiz)" behind the topic of a day, or alone. */
const LINKS = /(?:\(\p{L}+(?:\s\p{L}+)?\)\s?){2,}\W*$/u;
const LINKED =
  /\((?:\p{L}+\s)?(?:slides?|recordings?|videos?|audio|pdf|pptx?|html|notes?|handouts?|code|data|links?|notebooks?|worksheets?|solutions?|answers|template|rubric|readings?)\)/iu;

/** Whether a statement is where something is found, and nothing that is handed in. */
export const isLink = ({ occasion: { statement }, own, hasDue, dateAt }: StatementRead): boolean =>
  !hasDue &&
  dateAt === undefined &&
  (ADDRESS_AND_TITLE.test(statement.text) || startOfLinks(statement.text) <= (own?.start ?? 0));

/** Where links begin that stand behind a topic, or `Infinity`. */
export const startOfLinks = (text: string): number =>
  LINKED.test(text) ? (LINKS.exec(text)?.index ?? Infinity) : Infinity;
