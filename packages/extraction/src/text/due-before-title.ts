const NO_NAME =
  '(?:nothing|none|no|not|what|readings?(?=\\s(?:\\(|is|due))|all|everything|it|this|that)(?!\\p{L})';
const SET_OFF = '(?:\\s?[:–—]\\s|\\s-\\s)';
const NAME_AND_DUE = `^(?<name>\\W{0,4}(?!${NO_NAME})\\p{L}[\\p{L}\\s-]{1,30}?(?:\\s?#?\\d{1,2})?)\\s(?:\\(due\\)|(?:is\\s)?due)`;

/** "FPP 2 due", in front of what sets off its title: what is due, by its name. */
export const DUE_BEFORE_TITLE = new RegExp(`${NAME_AND_DUE}(?=${SET_OFF})`, 'iu');

/** "FPP 2 due: Project proposal", "Memo (due) – Tides": the name of what is due, and its title. */
export const DUE_WITH_TITLE = new RegExp(`${NAME_AND_DUE}${SET_OFF}["“(]?\\p{Lu}`, 'iu');
