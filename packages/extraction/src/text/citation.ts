/** "Ortega, Ana, and Lee Ward. 2015." in front of what they wrote. */
const AUTHOR_AND_YEAR =
  /^[^\p{L}\d]{0,8}(?:\p{Lu}[\p{L}-]{3,}:\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?,\s\p{Lu}[^.;:“"\d]{0,120}(?:\.\s?[^.;:“"\d]{0,60}){0,3}\.\s(?:19|20)\d\d[a-z]?\./u;

/** "Ortega, Ana. 2015. “Rivers.” The Geographer (blog).": a text as it is cited, which is read. */
export const beginsCitation = (text: string): boolean => AUTHOR_AND_YEAR.test(text);

/** "…, and Lee Ward. 2015.", at the end of a line: the title stands on the next. */
export const endsWithYearOfCitation = (text: string): boolean => {
  const cited = AUTHOR_AND_YEAR.exec(text)?.[0];
  return cited !== undefined && text.slice(cited.length).trim() === '';
};
