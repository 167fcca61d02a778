/** A line longer than this is no entry of a schedule. */
export const LONGEST_HEAD = 160;
/** Words longer than this are no title of what stands below them. */
export const LONGEST_TITLE_ABOVE = 70;
