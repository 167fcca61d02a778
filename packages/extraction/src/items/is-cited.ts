import type { Passage } from '../text/passage.ts';
import { linesOf } from '../text/passage.ts';
import { eachMatch } from '../text/patterns.ts';
import type { StatementRead } from './read-statement.ts';

const CITED = /^\W*\p{Lu}[^()]{5,120}\((?:19|20)\d\d[a-z]?\)\W*$/u;

/** Behind the comma a title goes on: "Ada Harbor, The Paper Boat (1986)". */
const CITED_TITLE =
  /^\W*(?:\p{Lu}[\p{L}.’'-]*\s){1,3}\p{Lu}[\p{L}’'-]+,\s["“]?\p{Lu}[^()]{2,80}\((?:19|20)\d\d[a-z]?\)\W*$/u;

/** "Ada Harbor, How to Survey a Coast (1986)" is read. */
export const isCited = ({ own, hasDue, occasion }: StatementRead) =>
  !hasDue &&
  !own?.numbered &&
  ((own ? CITED_TITLE : CITED).test(occasion.statement.text) ||
    (own === undefined && isBibliography(occasion.statement)));

/** Behind what is to be done with it: "Harbor, Ada. 2019. …", "Brook, Ana, dir. 2011.". */
const AUTHOR_AND_YEAR =
  /^\W*(?:\p{L}+\s?:\s)?(?:\p{L}+\s){0,2}\p{Lu}[\p{L}’'-]+,\s\p{Lu}[\p{L}.’'-]*(?:[\s,]+[\p{L}.’'-]+){0,12}?[.,]\s\(?(?:19|20)\d\d\b/u;
/** "“Squares and globes,” Bending Maps: …": the title of a text, and where it stands. */
const ARTICLE = /^\W*[“"][^”"]{3,160}(?:$|[”"],?\s[^”"]*\p{L}{3})/u;

/** Says where a text is to be found, as the lines of a bibliography do. */
const isBibliography = (statement: Passage): boolean =>
  ARTICLE.test(statement.text) || linesOf(statement).some(({ text }) => AUTHOR_AND_YEAR.test(text));

const QUOTED = /["“«][^"”»]{8,160}["”»]/gu;

/** "“Bad first drafts”" is a text. */
export const isQuoted = ({ own, hasDue, occasion: { statement } }: StatementRead) =>
  own !== undefined &&
  !hasDue &&
  eachMatch(statement.text, QUOTED).some(
    ({ start, end, text }) => own.start > start && own.end < end && !/\d/u.test(text),
  );
