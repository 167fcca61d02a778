import { POINTER } from './about-work.ts';
import type { Named } from './name-thing.ts';
import type { StatementRead } from './read-statement.ts';

const PERIOD =
  /(?<!\p{L})(?:(?:exam(?:ination)?s?|finals?)\s(?:\d\s)?(?:periods?|dates?|schedules?|weeks?)|(?:sessions?|périodes?)\sd[’']examens?|(?:semanas?|per[ií]odos?)\sde\s(?:los\s)?(?:exámenes|exames|provas)(?:\s(?:parciais|parciales|finais|finales))?|session[ei]\sd[’']esam[ei]|prüfungs(?:zeit(?:raum|räume)?|wochen?|phasen?)|(?:tentamen|toets)(?:periode|week|weken))\W*$/iu;

/** "Exam dates: Oct 2, Nov 6" says the days. */
const DATES = /\bdates\W*$/iu;

/** "Final examination period" says when examinations are, and not when this one is. */
export const isPeriod = ({ hasDue, dates }: StatementRead, named: Named) =>
  !hasDue &&
  PERIOD.test(named.title.replace(hasOneDay(dates) ? IN_BRACKETS : POINTER, '')) &&
  !IN_PERIOD.test(named.title) &&
  !(DATES.test(named.title) && dates.length > 1);

/** "Listening exam (final exam period)", with its day behind it, is that exam. */
const IN_BRACKETS = /(?<=\p{L}\s)\([^()]*\)/gu;
const hasOneDay = ([first, ...others]: StatementRead['dates']): boolean =>
  first !== undefined && others.length === 0 && first.placed.until === undefined;

/** "Final exam during the exam period" is that exam. */
export const IN_PERIOD = /\p{L}\s(?:during|in|within)\s(?:the\s)?(?:\p{L}+\s)?(?:final\s)?exam/iu;
