/** What a perfect reader takes from a document, in the shape the scorer compares. */
export interface SyllabusLabels {
  id: string;
  items: {
    kind: string;
    title: string;
    date: string;
    endDate: string | null;
    time: string | null;
    optional?: true;
  }[];
  noClass: { date: string; endDate: string | null; title: string; optional?: true }[];
  meetings: { days: string[]; start: string }[];
  grading: { component: string; weight: number; optional?: true }[];
  recurring: { title: string; days: string[]; time: string | null }[];
}

const ITEM =
  /^I (?<date>\S+?)(?:\.\.(?<endDate>\S+))? (?<kind>\w+) (?<title>.+?)(?: @(?<time>\d\d:\d\d))?(?<optional> \?)?$/;
const DAY_OFF = /^H (?<date>\S+?)(?:\.\.(?<endDate>\S+))? (?<title>.+?)(?<optional> \?)?$/;
const MEETING = /^M (?<days>\S+) (?<start>\d\d:\d\d)$/;
const WEIGHT = /^W (?<weight>[\d.]+) (?<component>.+?)(?<optional> \?)?$/;
const RECURRING = /^R (?<days>\S+) (?<title>.+?)(?: @(?<time>\d\d:\d\d))?$/;

/** Reads the lines of labels as the README of this folder describes them; a line of no known shape is a fault. */
export function readLabels(id: string, lines: string[]): SyllabusLabels {
  const labels: SyllabusLabels = { id, items: [], noClass: [], meetings: [], grading: [], recurring: [] };
  for (const line of lines) readLabel(labels, line);
  return labels;
}

function readLabel(labels: SyllabusLabels, line: string): void {
  const groupsOf = (pattern: RegExp) => pattern.exec(line)?.groups;
  const item = groupsOf(ITEM);
  const dayOff = groupsOf(DAY_OFF);
  const meeting = groupsOf(MEETING);
  const weight = groupsOf(WEIGHT);
  const recurring = groupsOf(RECURRING);
  if (item) {
    const { date = '', endDate = null, kind = '', title = '', time = null, optional } = item;
    labels.items.push({ date, endDate, kind, title, time, ...(optional && { optional: true }) });
  } else if (dayOff) {
    const { date = '', endDate = null, title = '', optional } = dayOff;
    labels.noClass.push({ date, endDate, title, ...(optional && { optional: true }) });
  } else if (meeting) {
    labels.meetings.push({ days: (meeting.days ?? '').split(','), start: meeting.start ?? '' });
  } else if (weight) {
    const { component = '', optional } = weight;
    labels.grading.push({ component, weight: Number(weight.weight), ...(optional && { optional: true }) });
  } else if (recurring) {
    const { days = '', title = '', time = null } = recurring;
    labels.recurring.push({ title, days: days.split(','), time });
  } else throw new Error(`${labels.id}: no label: ${line}`);
}
