import { weekdayOf } from '../dates/civil.ts';
import { isFull } from '../dates/date-book.ts';
import { findTimes } from '../dates/find-times.ts';
import type { FindingKind } from '../extraction.ts';
import { vocabulary } from '../items/vocabulary.ts';
import { toClauses } from '../structure/clauses.ts';
import type { CourseContext } from './context.ts';
import type { Draft } from './draft.ts';

interface TimeRule {
  time: string;
  /** The kinds the rule names; all that are handed in when it names none. */
  kinds: Set<FindingKind>;
  because: string;
}

const HANDED_IN: readonly FindingKind[] = ['assignment', 'project', 'other'];
const GENERAL =
  /\b(?:all|every|each|any|unless\sotherwise|assignments|homeworks?|labs|quizzes|papers|projects|always)\b/iu;

/** The time of day that the document states for a kind of thing, where the thing itself has none. */
export function fillTimes(drafts: readonly Draft[], context: CourseContext): Draft[] {
  const rules = timeRules(context);
  return drafts.map((draft) => {
    if (draft.time !== undefined) return draft;
    const rule = rules.find(({ kinds }) =>
      kinds.size === 0 ? HANDED_IN.includes(draft.kind) : kinds.has(draft.kind),
    );
    if (rule) return { ...draft, time: rule.time, assumed: [{ field: 'time', because: rule.because }] };
    return withClassTime(draft, context);
  });
}

function timeRules({ nodes, locale, book }: CourseContext): TimeRule[] {
  const words = vocabulary(locale);
  return nodes.flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    return toClauses(node.passage).flatMap((clause): TimeRule[] => {
      if (!words.due.test(clause.text) || !GENERAL.test(clause.text) || book.within(clause).length > 0)
        return [];
      const time = findTimes(clause.text, locale)[0];
      if (!time || time.endTime) return [];
      const kinds = new Set<FindingKind>(words.heads(clause.text).map(({ kind }) => kind));
      const because = `stated for all: “${clause.text.trim().slice(0, 120)}”`;
      return [
        {
          time: time.time,
          kinds: kinds.has('assignment') ? new Set([...kinds, 'project' as const]) : kinds,
          because,
        },
      ];
    });
  });
}

const ELSEWHERE = /\b(?:online|take-?home|moodle|canvas|due|opens?|zoom|evening|scheduled\sby|registrar)\b/iu;

/** What is written or shown in class begins when the class does. */
function withClassTime(draft: Draft, { meetings }: CourseContext): Draft {
  const first = draft.dates[0];
  if (!first || !isFull(first.date) || draft.dates.length > 1 || first.until) return draft;
  const isInClass = draft.kind === 'exam' || draft.kind === 'quiz' || /\bin[-\s]class\b/iu.test(draft.title);
  if (!isInClass || ELSEWHERE.test(draft.title) || /\bfinal\b/iu.test(draft.title)) return draft;
  const weekday = weekdayOf(first.date);
  const onDay = meetings.filter(
    ({ days, start, kind }) => start !== undefined && days.includes(weekday) && kind === 'lecture',
  );
  const meeting = onDay[0];
  if (onDay.length !== 1 || !meeting?.start) return draft;
  const assumed = [
    ...(draft.assumed ?? []),
    { field: 'time', because: 'held in class, at the time the class meets' },
  ];
  return { ...draft, time: meeting.start, ...(meeting.end && { endTime: meeting.end }), assumed };
}
