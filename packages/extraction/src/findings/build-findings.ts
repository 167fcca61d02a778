import { toIso } from '../dates/civil.ts';
import type { PlacedDate } from '../dates/date-book.ts';
import type { Finding, RecurringObligation, UndatedItem, Warning } from '../extraction.ts';
import { findRecurring } from '../items/recurring.ts';
import { fromAssessed } from './assessed.ts';
import { fromSchedule } from './classes.ts';
import type { CourseContext } from './context.ts';
import { fromDaysOff } from './days-off.ts';
import type { Draft } from './draft.ts';
import { toFinding } from './draft.ts';
import { fromRelative } from './relative.ts';
import { shareWeights } from './share-weights.ts';
import { readTermSpan, type TermSpan } from './term-span.ts';
import { joinTwoDays } from './two-days.ts';
import { findUndated } from './undated.ts';
import { undatedSchedule } from './undated-schedule.ts';
import { buildWarnings } from './warnings.ts';

export interface BuiltFindings {
  findings: Finding[];
  recurring: RecurringObligation[];
  undated: UndatedItem[];
  warnings: Warning[];
  used: Set<PlacedDate>;
  span: TermSpan;
}

/** From statements with dates to findings: what is due first, then days off, then the ordinary classes between. */
export function buildFindings(context: CourseContext): BuiltFindings {
  const daysOff = fromDaysOff(context);
  const stated = fromAssessed(context);
  const reckoned = fromRelative(context, [...stated, ...daysOff]);
  const planned = joinTwoDays([...stated, ...reckoned], context.grading);
  const assessed = shareWeights(planned, context.grading, context.locale);
  const classes = fromSchedule(context, [...assessed, ...daysOff]);
  const drafts = [...assessed, ...daysOff, ...classes].sort(byDay);
  const seen = new Map<string, number>();
  const findings = drafts.map((draft) => toFinding(draft, seen));
  const used = new Set(drafts.flatMap(placesOf).map((placed) => placed.readFrom ?? placed));
  const recurring = findRecurring(context);
  return {
    findings,
    recurring,
    undated: findUndated(context, findings, recurring),
    warnings: [...buildWarnings(context, drafts, findings), ...undatedSchedule(context)],
    used,
    span: readTermSpan(context.book, { classes, assessed }, context.locale),
  };
}

const placesOf = ({ dates, repeats = [], otherDay }: Draft) => [
  ...dates,
  ...repeats,
  ...(otherDay ? [otherDay] : []),
];
const dayOf = ({ dates }: Draft) => (dates[0] ? toIso(dates[0].date) : '');
const byDay = (a: Draft, b: Draft) => dayOf(a).localeCompare(dayOf(b));
