import type { CourseBadge } from '../../vocabulary/courses.ts';
import { clock, longDate, type Span } from './days.rules.ts';
import { type Fact, MOST_FACTS, type PlanAnswer, type Source, saying } from './plan-facts.rules.ts';
import { termsOf } from './terms.rules.ts';

/** One class on one day. */
export interface ClassOnDate {
  date: string;
  kind: string;
  startTime: string | null;
  endTime: string | null;
  location: string | null;
  course: CourseBadge;
  source: Source | null;
}

export interface DayOff {
  title: string;
  startsOn: string;
  endsOn: string;
  course: CourseBadge;
  source: Source | null;
}

export interface Timetable {
  /** Whether it is known when any of the courses meet. */
  isKnown: boolean;
  classes: ClassOnDate[];
  /** All of the courses, by their first day. */
  daysOff: DayOff[];
}

interface Asked {
  question: string;
  today: string;
  /** The days asked about. */
  span: Span | undefined;
  timetable: Timetable;
  nameOf: (course: CourseBadge) => string;
}

const CLASS = /\b(class(es)?|lectures?|labs?|sections?|seminars?|recitations?)\b/i;
const ASKS_CLASS =
  /\b(is|are) there\b|\bdo (i|we) (have|meet)\b|\bhave (class|lab|lecture)\b|\b(what|which|any) (class|lecture|lab)|\bnext (class|lecture|lab)|\bdoes (the |my |our )?(class|lab|lecture|course) meet\b|\bmy (class|lecture|lab)/i;
const OFF = /\b(holidays?|days? off|break|recess|vacation|no class(es)?)\b/i;
const ASKS_OFF = /\b(when|what|which|any|next|is there|are there|do we have|list)\b/i;

/** "Do I have class on Friday?", "when is the next day off?": nothing for other questions, or where no class times are known. */
export function answerFromTimetable(asked: Asked): PlanAnswer | undefined {
  const { question, span, today, timetable } = asked;
  const named = timetable.daysOff.filter(({ title }) => isNamedIn(question, title));
  if (named.length > 0 && (CLASS.test(question) || ASKS_OFF.test(question)))
    return saying(named.slice(0, MOST_FACTS).map((off) => toOffFact(off, asked)));
  if (OFF.test(question) && ASKS_OFF.test(question)) {
    const { from, to } = span ?? { from: today, to: '9999-12-31' };
    const ahead = timetable.daysOff.filter(({ startsOn, endsOn }) => startsOn <= to && endsOn >= from);
    const shown = ahead.slice(0, /\bnext\b/i.test(question) && !span ? 1 : MOST_FACTS);
    return shown.length > 0 ? saying(shown.map((off) => toOffFact(off, asked))) : undefined;
  }
  if (!CLASS.test(question) || !ASKS_CLASS.test(question) || !timetable.isKnown) return undefined;
  if (span) return classesIn(span, asked);
  const [next] = /\bnext\b/i.test(question) ? timetable.classes.filter(({ date }) => date >= today) : [];
  return next && saying([toClassFact(next, asked)]);
}

function classesIn({ from, to, says }: Span, asked: Asked): PlanAnswer {
  const { classes, daysOff } = asked.timetable;
  const held = classes.filter(({ date }) => from <= date && date <= to);
  const off = daysOff.filter(({ startsOn, endsOn }) => startsOn <= to && endsOn >= from);
  const facts = [
    ...held.map((one) => toClassFact(one, asked)),
    ...off.map((one) => toOffFact(one, asked)),
  ].slice(0, MOST_FACTS);
  return saying(facts, held.length === 0 ? `No class is planned ${says}.` : '');
}

const isNamedIn = (question: string, title: string): boolean => {
  const asked = new Set(termsOf(question));
  const terms = termsOf(title).filter((term) => !['break', 'holiday', 'recess', 'day'].includes(term));
  return terms.length > 0 && terms.every((term) => asked.has(term));
};

function toClassFact(
  { date, kind, startTime, endTime, location, course, source }: ClassOnDate,
  asked: Asked,
): Fact {
  const hours = [startTime, endTime].flatMap((time) => (time ? [clock(time)] : [])).join(' to ');
  const at = [longDate(date), hours, location].filter(Boolean).join(', ');
  return { text: `${asked.nameOf(course)}, ${kind}: ${at}.`, taskId: null, course, source };
}

function toOffFact({ title, startsOn, endsOn, course, source }: DayOff, asked: Asked): Fact {
  const days = startsOn === endsOn ? longDate(startsOn) : `${longDate(startsOn)} to ${longDate(endsOn)}`;
  return { text: `${asked.nameOf(course)}, no class: ${title}, ${days}.`, taskId: null, course, source };
}
