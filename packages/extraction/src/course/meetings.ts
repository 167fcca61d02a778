import { WEEKDAYS } from '../dates/civil.ts';
import { findTimes, type TimeMention } from '../dates/find-times.ts';
import { dateWords } from '../dates/words.ts';
import type { Meeting, Weekday } from '../extraction.ts';
import type { Locale } from '../locales/locale.ts';
import { distinct } from '../schedule/columns.ts';
import type { Node } from '../structure/outline.ts';
import { evidenceOf, type Passage, slicePassage } from '../text/passage.ts';
import { oneOf, word } from '../text/patterns.ts';

/** Meeting times stand at the front of a syllabus. */
const FIRST_NODES = 90;
const LETTERS: Readonly<Record<string, Weekday>> = {
  M: 'MO',
  T: 'TU',
  W: 'WE',
  R: 'TH',
  F: 'FR',
  Th: 'TH',
  Tu: 'TU',
  TH: 'TH',
  TU: 'TU',
  H: 'TH',
  Mo: 'MO',
  We: 'WE',
  Fr: 'FR',
  S: 'SA',
  Sa: 'SA',
  Su: 'SU',
};
const LETTER_DAYS =
  /(?<![\p{L}\d])(?<days>(?:Mo|Tu|We|Th|Fr|TH|TU|M|T|W|R|F)(?:[\s]?[/,&-]?\s?(?:Mo|Tu|We|Th|Fr|TH|TU|M|T|W|R|F|H)){0,4})(?![\p{L}\d'’])/gu;
const SINGLE_LETTER = /Tu|Th|TH|TU|Mo|We|Fr|[MTWRFH]/g;

interface DaysInText {
  start: number;
  end: number;
  days: Weekday[];
}

/** When the class meets: lines that name weekdays and a time, and are not about office hours. */
export function readMeetings(nodes: readonly Node[], locale: Locale): Meeting[] {
  const officeHours = new RegExp(word(oneOf(locale.officeHours)), 'iu');
  const lines = nodes.slice(0, FIRST_NODES).flatMap(toLines);
  const found: Meeting[] = [];
  let label = '';
  for (const passage of lines) {
    const isLabel = /\p{L}/u.test(passage.text) && findTimes(passage.text, locale).length === 0;
    found.push(...meetingsIn(passage, label, locale, officeHours));
    if (isLabel || /[:]/.test(passage.text)) label = passage.text.slice(0, 80);
  }
  return distinctMeetings(found).slice(0, 8);
}

function toLines(node: Node): Passage[] {
  if (node.type === 'paragraph') return [node.passage];
  return node.rows.map((row) => joined(distinct(row).map((cell) => cell.passage)));
}

/** A table row read as one line. */
function joined(passages: readonly Passage[]): Passage {
  let text = '';
  const pieces = passages.flatMap((passage) => {
    const offset = text === '' ? 0 : text.length + 3;
    text += text === '' ? passage.text : ` | ${passage.text}`;
    return passage.pieces.map((piece) => ({ ...piece, at: piece.at + offset }));
  });
  return { text, pieces };
}

function meetingsIn(passage: Passage, label: string, locale: Locale, officeHours: RegExp): Meeting[] {
  const { text } = passage;
  if (text.length > 600) return [];
  const times = findTimes(text, locale).filter(({ endTime }) => endTime !== undefined);
  if (times.length === 0) return [];
  const groups = findDays(text, locale);
  let previousEnd = 0;
  return times.flatMap((time): Meeting[] => {
    const days = daysOf(time, groups, previousEnd);
    const lead = text.slice(previousEnd, time.start);
    const from = previousEnd;
    previousEnd = time.end;
    if (!days) return [];
    const own = lead.replace(/\p{N}/gu, '').trim().length > 12 || from > 0 ? lead : `${label} ${lead}`;
    if (officeHours.test(own) || isExamTime(own) || !isClassLength(time)) return [];
    const start = Math.min(days.start, time.start);
    const location = locationBehind(text.slice(time.end));
    return [
      {
        days: days.days,
        start: time.time,
        ...(time.endTime && { end: time.endTime }),
        kind: kindFrom(own, label, locale),
        ...(location && { location }),
        evidence: [evidenceOf(slicePassage(passage, start, Math.max(days.end, time.end)))],
      },
    ];
  });
}

const isExamTime = (text: string) =>
  /\b(?:exam|midterm|final|quiz|due|phone|call|deadline|library|support|hotline|monday\s?[-–]\s?friday)\b/iu.test(
    text,
  );

function isClassLength({ time, endTime }: TimeMention): boolean {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const length = minutes(endTime ?? time) - minutes(time);
  return length >= 40 && length <= 300;
}

const FARTHEST = 48;

/** The weekdays nearest before the time; behind it only when none stand before. */
function daysOf(time: TimeMention, groups: readonly DaysInText[], from: number): DaysInText | undefined {
  const before = groups.filter(
    ({ start, end }) => start >= from && end <= time.start && time.start - end <= FARTHEST,
  );
  const nearest = before.at(-1);
  if (nearest) {
    const together = before.filter(({ end }) => nearest.start - end <= 12);
    return {
      start: together[0]?.start ?? nearest.start,
      end: nearest.end,
      days: inWeekOrder(together.flatMap(({ days }) => days)),
    };
  }
  return groups.find(({ start }) => start >= time.end && start - time.end <= 20);
}

const inWeekOrder = (days: readonly Weekday[]) => WEEKDAYS.filter((day) => days.includes(day));

function findDays(text: string, locale: Locale): DaysInText[] {
  const { weekday, weekdayFrom } = dateWords(locale);
  const name = `(?<![\\p{L}])(?:${weekday})(?![\\p{L}])\\.?`;
  const list = new RegExp(
    `${name}(?:\\s?(?:,|/|&|\\+|-|–|and|et|y|,\\s?and)\\s?${name}|\\s${name}){0,4}`,
    'giu',
  );
  const single = new RegExp(`(?<![\\p{L}])${weekday}(?![\\p{L}])`, 'giu');
  const named = [...text.matchAll(list)].map((match): DaysInText => {
    const days = [...match[0].matchAll(single)].flatMap(([day]) => weekdayFrom(day) ?? []);
    return { start: match.index, end: match.index + match[0].length, days: throughDays(days, match[0]) };
  });
  const lettered = [...text.matchAll(LETTER_DAYS)]
    .filter(
      (match) => !named.some(({ start, end }) => match.index < end && start < match.index + match[0].length),
    )
    .map((match): DaysInText => {
      const days = [...match[0].matchAll(SINGLE_LETTER)].flatMap(([letter]) => LETTERS[letter] ?? []);
      return { start: match.index, end: match.index + match[0].length, days: throughDays(days, match[0]) };
    });
  return [...named, ...lettered].filter(({ days }) => days.length > 0).sort((a, b) => a.start - b.start);
}

/** `Monday–Thursday` is four days. */
function throughDays(days: Weekday[], text: string): Weekday[] {
  const [first, last] = [days[0], days.at(-1)];
  if (days.length !== 2 || !first || !last || !/\p{L}{2,}\.?\s?[-–]\s?\p{L}{2,}/u.test(text))
    return inWeekOrder(days);
  return WEEKDAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last) + 1);
}

function kindFrom(own: string, label: string, { meetingKinds }: Locale): string {
  const kinds = Object.entries(meetingKinds);
  const last = (text: string) =>
    kinds
      .flatMap(([kind, words]) => {
        const at = [...text.matchAll(new RegExp(word(oneOf(words)), 'giu'))].at(-1)?.index;
        return at === undefined || kind === 'lecture' ? [] : [{ kind, at }];
      })
      .sort((a, b) => b.at - a.at)[0]?.kind;
  const lecture = new RegExp(word(oneOf(meetingKinds.lecture ?? [])), 'iu');
  return last(own) ?? (lecture.test(own) ? 'lecture' : last(label)) ?? 'lecture';
}

const LOCATION =
  /^[\s,;|()@–-]{0,6}(?:(?:in|at|room|rm\.?|location|lieu|salle|aula|lugar)\s?:?\s)?(?<place>(?:[\p{Lu}\d][\p{L}\d.’'&-]{0,20}\s?,?\s?){1,5})/u;

function locationBehind(text: string): string | undefined {
  const place = LOCATION.exec(text)
    ?.groups?.place?.trim()
    .replace(/[,.\s]+$/, '');
  return place &&
    /\d|Hall|Room|Building|Center|Centre|Auditorium|Online|Zoom/u.test(place) &&
    place.length >= 3
    ? place
    : undefined;
}

function distinctMeetings(meetings: readonly Meeting[]): Meeting[] {
  const byTime = new Map<string, Meeting>();
  for (const meeting of meetings) {
    const key = `${meeting.days.join()} ${meeting.start}`;
    if (!byTime.has(key)) byTime.set(key, meeting);
  }
  return [...byTime.values()];
}
