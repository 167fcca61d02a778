import { createHash } from 'node:crypto';
import { buildFeed, type FeedDayOff, type FeedMeeting, type FeedTask } from '@syllabi/calendar';
import type { Extraction, Finding, FindingKind } from '@syllabi/extraction';
import { areClassesSure, sureIn } from '@syllabi/extraction/questions';
import { now } from '../surroundings.ts';
import type { Extracted, Output } from './output.ts';

/** What happens at its time; the others are due by it. */
const TAKES_PLACE: ReadonlySet<FindingKind> = new Set(['exam', 'quiz', 'presentation', 'class']);

/** One calendar of all files: findings whose day is sure, days off, and the weekly classes where the term is known. */
export const icsOutput = ({ timeZone }: { timeZone: string }): Output => ({
  extension: 'ics',
  text: (extracted) => {
    const parts = extracted.map((each) => calendarOf(each, timeZone));
    return buildFeed({
      name: extracted.length === 1 ? courseName(extracted[0]?.extraction) : 'Syllabi',
      timeZone,
      stamp: now(),
      tasks: parts.flatMap((part) => part.tasks),
      meetings: parts.flatMap((part) => part.meetings),
      daysOff: parts.flatMap((part) => part.daysOff),
    });
  },
});

/** What a calendar cannot hold while a question about its days is open: how many dates, and whether the classes. */
export const leftOut = (extraction: Extraction): { dates: number; classes: boolean } => ({
  dates: extraction.findings.length - sureIn(extraction).length,
  classes: extraction.meetings.length > 0 && !areClassesSure(extraction),
});

function calendarOf({ file, extraction }: Extracted, ownZone: string) {
  const { course, meetings } = extraction;
  const timeZone = course.timeZone ?? ownZone;
  const category = courseName(extraction);
  const entry = (id: string, title: string) => ({
    uid: uidOf(file, id),
    title: `${category}: ${title}`,
    category,
  });
  const dated = sureIn(extraction);
  const daysOff = dated.filter(({ kind }) => kind === 'holiday').map((finding) => toDayOff(finding, entry));
  const tasks = dated
    .filter(({ kind }) => kind !== 'holiday')
    .map((finding) => toTask(finding, entry, timeZone));
  const { start, end } = course.term ?? {};
  if (!start || !end || !areClassesSure(extraction)) return { tasks, daysOff, meetings: [] };
  const classes = meetings.map(
    (meeting, index): FeedMeeting => ({
      ...entry(`meeting-${index}`, meeting.kind),
      days: meeting.days,
      term: { start, end },
      daysOff,
      timeZone,
      ...(meeting.start && { start: meeting.start }),
      ...(meeting.end && { end: meeting.end }),
      ...(meeting.location && { location: meeting.location }),
    }),
  );
  return { tasks, daysOff, meetings: classes };
}

type Entry = (id: string, title: string) => { uid: string; title: string; category: string };

const toDayOff = ({ id, title, date, endDate }: Finding, entry: Entry): FeedDayOff => ({
  ...entry(id, title),
  first: date,
  ...(endDate && { last: endDate }),
});

const toTask = (finding: Finding, entry: Entry, timeZone: string): FeedTask => ({
  ...entry(finding.id, finding.title),
  dueOn: finding.date,
  takesPlace: TAKES_PLACE.has(finding.kind),
  timeZone,
  ...(finding.time && { dueTime: finding.time }),
  ...(finding.endDate && { endsOn: finding.endDate }),
  ...(finding.endTime && { endTime: finding.endTime }),
  ...(finding.evidence[0] && { notes: finding.evidence[0].quote }),
});

const courseName = (extraction: Extraction | undefined): string =>
  extraction?.course.code ?? extraction?.course.title ?? 'Course';

/** The same file gives the same UIDs, so that importing again changes events instead of doubling them. */
const uidOf = (file: string, id: string): string =>
  `${createHash('sha256').update(file).digest('hex').slice(0, 12)}-${id}@syllabi`;
