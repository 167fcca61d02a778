import { findDates } from '../dates/find-dates.ts';
import { GROUP_WORDS } from '../locales/group-words.ts';
import { toClauses } from '../structure/clauses.ts';
import { evidenceOf } from '../text/passage.ts';
import { oneOf, word } from '../text/patterns.ts';
import { findDays } from './days.ts';
import { findHours, findSingleTimes } from './hours.ts';
import { FRONT, type InUnit, sectionIn } from './in-unit.ts';
import type { Sighting } from './join-meetings.ts';
import { locationBehind } from './location.ts';
import { type Subject, subjectBelow } from './subject.ts';
import { meetingWords } from './words/by-language.ts';

const LONGEST = 160;
const FARTHEST_DAY = 12;
const FARTHEST_SUBJECT = 80;
/** Then the time is that of some work, or of one day. */
const OF_OTHERS =
  /(?<!\p{L})(?:posted|opens?|available|released?|submit\p{L}*|home-?works?|assignments?|papers?|reports?|posts?|before|by|until|after|first|last|next|begins?\s+on|starts?\s+on|call|e-?mails?)(?!\p{L})/iu;

/** "Group 9 (" in front of its day: the times of a section of the class. */
const SECTION = `${oneOf(GROUP_WORDS)}\\s?#?(?:\\d{1,3}|\\p{Lu})\\s?[([]`;
const OF_SECTION = new RegExp(`(?<!\\p{L})${SECTION}$`, 'iu');
const NEXT_SECTION = new RegExp(`^\\W*${SECTION}`, 'iu');
const A_CLASS: Subject = { type: 'class', kind: 'lecture', isPlain: true };

/** "Class meets Tuesdays at 6:30 pm": when it ends is not said, in a line or in a sentence of a paragraph. */
export function meetingsWithoutEnd(found: InUnit): Sighting[] {
  const { unit, at, locale } = found;
  const { passage } = unit;
  if (at >= FRONT) return [];
  if (passage.text.length <= LONGEST) return withoutEnd(found);
  const held = new RegExp(word(oneOf(meetingWords(locale.language).held)), 'iu');
  return toClauses(passage)
    .filter(({ text }) => held.test(text))
    .flatMap((clause) => withoutEnd({ ...found, unit: { ...unit, passage: clause } }));
}

function withoutEnd({ unit: { passage }, at, label, locale }: InUnit): Sighting[] {
  const { text } = passage;
  if (text.length > LONGEST || OF_OTHERS.test(text)) return [];
  const times = findSingleTimes(text, locale);
  if (times.length === 0 || findHours(text, locale).length > 0 || findDates(text, locale).length > 0)
    return [];
  const days = findDays(text, locale);
  return times.flatMap(({ start, end, time }): Sighting[] => {
    const chosen =
      days.findLast((some) => some.end <= start && start - some.end <= FARTHEST_DAY) ??
      days.find((some) => some.start >= end && some.start - end <= FARTHEST_DAY);
    const from = Math.min(start, chosen?.start ?? start);
    const lead = text.slice(Math.max(0, from - FARTHEST_SUBJECT), from);
    if (!chosen) return [];
    const isAlone = label?.type !== 'other' && chosen.days.length > 1 && !/\p{L}/u.test(lead);
    const subject = isAlone || OF_SECTION.test(lead) ? A_CLASS : subjectBelow(label, lead, locale);
    if (subject?.type !== 'class') return [];
    const behind = text.slice(Math.max(end, chosen.end));
    const location = NEXT_SECTION.test(behind) ? undefined : locationBehind(behind, locale);
    return [
      {
        days: chosen.days,
        start: time,
        kind: subject.kind,
        ...(location && { location }),
        evidence: [evidenceOf(passage, from, Math.max(end, chosen.end))],
        at,
        section: sectionIn(text.slice(0, from)),
      },
    ];
  });
}
