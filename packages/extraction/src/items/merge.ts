import { toIso } from '../dates/civil.ts';
import type { Candidate } from './candidate.ts';

const STOP = new Set(
  'the a an of for to in on at and is are be due submit turn your by class week'.split(' '),
);

/** The words that tell one title from another. */
export const titleWords = (title: string): Set<string> =>
  new Set(
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/mid-?\s?terms?/gu, 'midterm')
      .replace(/\b(?:hw|hwk|home-work)(?=s?\b|\d)/gu, 'homework')
      .replace(/\b(?:ps|p-?set)(?=s?\b|\d)/gu, 'problem set')
      .replace(
        /\b(?:mid ?term|final) (?:exam|examination|test)s?\b/gu,
        (name) => name.split(/ (?=[et])/u)[0] ?? name,
      )
      .replace(/\bexaminations?\b/gu, 'exam')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .replace(/(\p{L})(\d)/gu, '$1 $2')
      .split(' ')
      .map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word))
      .filter((word) => word !== '' && !STOP.has(word)),
  );

const COMMON = new Set('assignment online in written weekly individual group team first draft'.split(' '));

/** The words that are left when those that any title may have are taken away, as long as a name remains. */
function distinctive(words: ReadonlySet<string>): Set<string> {
  const rest = [...words].filter((word) => !COMMON.has(word));
  return rest.some((word) => !/^\d+$/.test(word)) ? new Set(rest) : new Set(words);
}

/** Whether two titles name the same thing: one's words are within the other's, and their numbers agree. */
export function isSameThing(a: string, b: string): boolean {
  const [first, second] = [titleWords(a), titleWords(b)];
  const numbersOf = (words: Set<string>) => [...words].filter((word) => /^\d+$/.test(word));
  const [n, m] = [numbersOf(first), numbersOf(second)];
  if (n.length > 0 && m.length > 0 && !n.some((number) => m.includes(number))) return false;
  return sharedPart(a, b) >= 0.6;
}

/** How much of the shorter title's words the longer one has. */
function sharedPart(a: string, b: string): number {
  const [first, second] = [distinctive(titleWords(a)), distinctive(titleWords(b))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

const dayOf = ({ dates }: Candidate) => (dates[0] ? toIso(dates[0].date) : '');
const lastDayOf = ({ dates }: Candidate) => {
  const last = dates.at(-1);
  return last ? toIso(last.until ?? last.date) : '';
};

/** A reading less sure than this does not name anything. */
const LEAST_SURE = 0.35;

/** The same thing said twice, in the schedule and in the list of exams, is one: the surer reading, all evidence. */
export function mergeRepeated(
  candidates: readonly Candidate[],
  sureness: (candidate: Candidate) => number,
): Candidate[] {
  const merged: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => sureness(b) - sureness(a))) {
    const index = merged.findIndex((other) => isRepeated(candidate, other));
    const other = merged[index];
    if (!other) {
      merged.push(candidate);
      continue;
    }
    const named = sureness(candidate) >= LEAST_SURE ? betterNamed(other, candidate) : other;
    merged[index] = {
      ...other,
      title: named.title,
      kind: named.kind,
      evidence: [...other.evidence, ...candidate.evidence],
      ...(other.time === undefined && candidate.time !== undefined && { time: candidate.time }),
      ...(other.endTime === undefined && candidate.endTime !== undefined && { endTime: candidate.endTime }),
      ...(other.weight === undefined && candidate.weight !== undefined && { weight: candidate.weight }),
    };
  }
  return merged;
}

const isShown = ({ kind, title }: Candidate) =>
  kind === 'presentation' && /present|show|perform|poster/iu.test(title);

/** A project that is due on the day on which projects are presented is two things. */
const isWorkAndShow = (a: Candidate, b: Candidate) =>
  a.role === b.role &&
  isShown(a) !== isShown(b) &&
  [a.kind, b.kind].some((kind) => kind === 'project' || kind === 'assignment');

/** A number tells it from its like, and a name of its own from anything of its kind. */
function betterNamed(sure: Candidate, other: Candidate): Candidate {
  if (sure.signals.has('bare') && !other.signals.has('bare')) return other;
  return isNumbered(other.title) && !isNumbered(sure.title) ? other : sure;
}

const isNumbered = (title: string) => /\d/.test(title);

function isRepeated(a: Candidate, b: Candidate): boolean {
  const days = [dayOf(a), lastDayOf(a)];
  if (!days.includes(dayOf(b)) && !days.includes(lastDayOf(b))) return false;
  if (isWorkAndShow(a, b)) return false;
  return isSameThing(a.title, b.title) || isPassingMention(a, b);
}

/** "Remember the project on May 3" repeats what the schedule names better for that day. */
const isPassingMention = (a: Candidate, b: Candidate) =>
  a.role !== b.role && (isOnlyMentioned(a, b) || isOnlyMentioned(b, a) || isTopicOf(a, b) || isTopicOf(b, a));

const isOnlyMentioned = (passing: Candidate, named: Candidate) =>
  passing.role === 'sentence' &&
  passing.signals.has('bare') &&
  passing.kind !== 'exam' &&
  named.kind !== 'exam';

/** "Poster session" as the topic of the day on which the poster presentation is due. */
const isTopicOf = (topic: Candidate, due: Candidate) =>
  topic.role === 'topic' &&
  due.role === 'due' &&
  !isNumbered(topic.title) &&
  (topic.kind === due.kind || sharedPart(topic.title, due.title) >= 0.5);
