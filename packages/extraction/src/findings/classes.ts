import { toIso } from '../dates/civil.ts';
import type { DateBook, PlacedDate } from '../dates/date-book.ts';
import type { Line } from '../document.ts';
import { evidenceOfStatement } from '../items/evidence-of-statement.ts';
import { isOfEnrolment } from '../items/is-of-enrolment.ts';
import { isOnlyLabel } from '../items/label-words.ts';
import { asWritten, toTitle } from '../items/title.ts';
import { vocabulary } from '../items/vocabulary.ts';
import type { Locale } from '../locales/locale.ts';
import { onlyMonth } from '../schedule/calendars/month-rows.ts';
import { weekdayAlone } from '../schedule/columns/column-names.ts';
import type { Occasion } from '../schedule/occasion.ts';
import { isWeekHeading } from '../schedule/text/entry.ts';
import { isWeekLabel } from '../schedule/text/week-label.ts';
import { evidenceOf } from '../text/passage.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';
import { isTermSpan } from './term-span.ts';

const LONGEST_TITLE = 160;

/** What the class is about on the days of the schedule, and what is to be read for them. */
export function fromSchedule({ occasions, book, locale }: CourseContext, taken: readonly Draft[]): Draft[] {
  const quotes = new Set(taken.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)));
  const works = Map.groupBy(taken, dayOf);
  const drafts = new Map<string, Draft>();
  let cited: Line | undefined;
  for (const occasion of occasions) {
    const kind = kindOf(occasion);
    const key = keyOf(occasion.dates, kind);
    if (!kind || key === undefined || occasion.dates.some(isTermSpan) || isQuoted(occasion, quotes)) continue;
    if (isMadeOf(occasion, works.get(dayOf(occasion)) ?? [])) continue;
    const title = titleOf(occasion, book);
    if (title === undefined || isNoClass(title, locale) || isToldInPassing(occasion)) continue;
    const before = drafts.get(key);
    const line = occasion.statement.pieces[0]?.line;
    if (before && line === cited && !CITED.test(title)) {
      before.evidence.push(evidenceOf(occasion.statement));
      continue;
    }
    cited = CITED.test(title) ? line : undefined;
    drafts.set(key, before ? withMore(before, title, occasion) : toDraft(kind, title, occasion));
  }
  return [...drafts.values()];
}

/** "Hale, J. (2015)": what follows on its line is the title of the text, and where it was printed. */
const CITED = /^\W*\p{Lu}[\p{L}’'-]+,\s(?:\p{Lu}\.\s?){1,3}.{0,60}\((?:19|20)\d\d[a-z]?(?:,[^()]{1,20})?\)/u;

/** Alone, or together with its days. */
const isQuoted = ({ statement, dates }: Occasion, quotes: ReadonlySet<string>): boolean =>
  [0, 1, 2].some((days) => {
    const [whole] = evidenceOfStatement(statement, dates.slice(0, days));
    return whole !== undefined && quotes.has(whole.quote);
  });

const dayOf = ({ dates: [first] }: Pick<Occasion, 'dates'>): string => (first ? toIso(first.date) : '');

const JOINING = /(?<!\p{L})(?:and|et|y|und|e|en|the|is|are|both|due)(?!\p{L})/giu;

/** "The second essay and the reflection are due": nothing is left of it beside the works that were found in it. */
function isMadeOf({ statement: { text } }: Occasion, works: readonly Draft[]): boolean {
  const parts = works.flatMap(({ statement }) =>
    statement !== undefined && text.includes(statement) ? statement : [],
  );
  const left = parts.reduce((rest, part) => rest.replace(part, ' '), text);
  return parts.length > 1 && !/\p{L}/u.test(left.replace(JOINING, ' '));
}

function kindOf({ role }: Occasion): 'class' | 'reading' | undefined {
  if (role === 'reading') return 'reading';
  return role === 'topic' || role === 'entry' ? 'class' : undefined;
}

/** Nothing where joining words and labels are all there is: "Due:". */
function titleOf({ statement }: Occasion, book: DateBook): string | undefined {
  const cuts = book.within(statement);
  if (!/\p{L}{2}/u.test(toTitle(statement.text, cuts))) return undefined;
  const words = asWritten(statement.text, cuts);
  const named = words.replace(READ_BEFORE, '').replace(ADDRESS, '').trim();
  return (/\p{L}{2}/u.test(named) ? named : words).slice(0, LONGEST_TITLE);
}

/** "Readings to complete before class: Hale, ch. 3". */
const READ_BEFORE =
  /^(?:(?:required|recommended|assigned)\s)?(?:readings?|preparation(?:\sresources)?)(?:\sto\s(?:complete|do|finish))?(?:\sbefore\sclass)?:\s(?=\p{L})/iu;
const ADDRESS = /\s?\(?\bhttps?:\/\/\S+/giu;

/** "5 pgs", "50 minutes": how long something is. */
const MEASURE =
  /^\W*(?:\d[\d.,–-]*\s?(?:pgs?|pages?|pp|min(?:ute)?s?|hours?|hrs?|points?|pts|páginas?|heures?|seiten)(?!\p{L})\W*)+$/iu;
/** "Read:" above what is read. */
const ONLY_LABEL =
  /^\W*(?:and|or|notes?|topics?|key\s(?:concepts|terms)|reads?|readings?|(?:reading\s)?assignments?|lectures?|lecturas?|lesen|letture|leituras?)\W*$/iu;
/** "Start Date", "Week 6": says when, and not what is done then. */
const WHEN = /^\W*(?:(?:start|end|begin(?:ning)?|first|last|due|class)\s)?(?:dates?|days?|times?)\W*$/iu;

/** "9:00–10:15 am", "23h59 CET" */
const HOURS =
  /^\W*\d{1,2}\s?h(?:\s?\d{2})?(?:\s\p{Lu}{2,4})?\W*$|^\W*\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?(?:\s?(?:[–-]|to)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\.?)?)?\W*$/iu;

/** "(grp 9)", "Section B": for whom, and not what. */
const ONLY_SECTION =
  /^\W*(?:sec(?:tion|ci[oó]n|ção)?|sect|gr(?:ou)?p|gr(?:uppe|oupe|upo|oep))s?\.?\s?#?[\dA-Z]{1,3}\W*$/iu;
/** "Location TBA". */
const PLACE_OPEN =
  /^\W*(?:locations?|rooms?|places?|venue|salles?|lieu|local|lugar|aulas?|ort|raum|luogo)\W{1,3}(?:tb[ad]|to\sbe\s\p{L}+|à\s\p{L}+|por\s\p{L}+)\W*$/iu;

const BESIDE_DAY = /^(?:\(.*\)|\p{Ll}.*)$/u;

/** "(in class)", "(Week 7)", "hasta el": what a cell of days says besides the day. */
const isBesideDay = (title: string, locale: Locale): boolean =>
  isWeekLabel(title, locale) || (BESIDE_DAY.test(title) && isOnlyLabel(title));

/** "Yes" below "In groups?", "N/A" below "Readings". */
const ANSWER =
  /^\W*(?:yes|no|oui|non|s[ií]|ja|nein|optional|facultati[fv]e?|n\/?a|none|nothing|rien|aucune?|nada|ningun[ao]|keine?|nichts|niente|nessun[ao]?|nenhum[ao]?|geen)\W*$/iu;

const isNoClass = (title: string, locale: Locale): boolean =>
  ANSWER.test(title) ||
  MEASURE.test(title) ||
  isBesideDay(title, locale) ||
  ONLY_SECTION.test(title) ||
  PLACE_OPEN.test(title) ||
  ONLY_LABEL.test(title) ||
  WHEN.test(title) ||
  HOURS.test(title) ||
  weekdayAlone(title, locale) !== undefined ||
  onlyMonth({ text: title }, locale) !== undefined ||
  (isWeekHeading(title) && !/\p{L}/u.test(title.replace(/\p{L}+/u, ''))) ||
  vocabulary(locale).officeHours.test(title);

/** "The student must tell the instructor …", and no entry of a schedule. */
const SENTENCE = /^\P{L}*(?:\S+\s){1,6}(?:must|should|shall|needs?\sto|ha(?:s|ve)\sto)\s\p{Ll}/u;
const LATER_WORDS = /^\W*\p{Ll}\S*(?:\s\S+){4}/u;

/** "… calculator is needed by the second meeting (September 17)": the words of a sentence, or the registrar's day. */
const isToldInPassing = ({ statement: { text }, isClosedByDate }: Occasion): boolean =>
  isOfEnrolment(text) || SENTENCE.test(text) || (isClosedByDate === true && LATER_WORDS.test(text));

const keyOf = (dates: readonly PlacedDate[], kind: string | undefined) =>
  dates[0] ? `${kind} ${toIso(dates[0].date)}` : undefined;

const toDraft = (kind: 'class' | 'reading', title: string, { dates, statement }: Occasion): Draft => ({
  kind,
  title,
  dates,
  confidence: 0.8,
  evidence: evidenceOfStatement(statement, dates.slice(0, 1)),
});

/** An address alone, "[e-journal]": where something is to be found, beside what it is. */
const WHERE_TO_FIND = /^(?:https?:|www\.|\[)/iu;

function withMore(draft: Draft, title: string, { statement }: Occasion): Draft {
  const joined = `${draft.title}; ${title}`;
  const isNew =
    !WHERE_TO_FIND.test(title) && !draft.title.split('; ').includes(title) && joined.length <= LONGEST_TITLE;
  return {
    ...draft,
    title: isNew ? joined : draft.title,
    evidence: [...draft.evidence, evidenceOf(statement)],
  };
}
