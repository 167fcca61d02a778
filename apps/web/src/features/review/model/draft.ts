import type { Finding, FindingDraft as ReadDraft } from '@/api';

export interface FindingDraft {
  kind: Finding['kind'];
  title: string;
  date: string;
  endDate: string | null;
  time: string | null;
  endTime: string | null;
  weight: number | null;
}

/** What keeps a draft from being saved, by field. */
export function faultsOf({ title, date, endDate, time, endTime }: FindingDraft) {
  const isOneDay = endDate === null || endDate === date;
  return {
    ...(title.trim() === '' && { title: 'Give it a title.' }),
    ...(endDate !== null && endDate < date && { endDate: 'It ends before it begins.' }),
    ...(isOneDay && time && endTime && endTime < time && { endTime: 'It ends before it begins.' }),
  };
}

const LONGEST_TITLE = 120;

/** Words as they stand, until the server has told what they mean; everything can be changed before it is added. */
export const toPlainDraft = (words = ''): FindingDraft => ({
  kind: 'assignment',
  title: words.slice(0, LONGEST_TITLE),
  date: '',
  endDate: null,
  time: null,
  endTime: null,
  weight: null,
});

/** What the words say, and nothing for what they do not. */
export const toSuggestion = (read: ReadDraft | null | undefined): Partial<FindingDraft> =>
  Object.fromEntries(Object.entries(read ?? {}).filter(([, value]) => value !== null));

/** Of a suggestion what holds on a day that is known: the hours and the end of another one do not. */
export function onDay(date: string, suggestion: Partial<FindingDraft>): Partial<FindingDraft> {
  const { title, kind, weight } = suggestion;
  if (suggestion.date === date) return suggestion;
  return { ...(title && { title }), ...(kind && { kind }), ...(weight != null && { weight }), date };
}

/** Of a line the sentence that says these words; all of it where none does. */
export const sentenceWith = (line: string, words: string): string =>
  line.split(/(?<=[.;!?])\s+/).find((sentence) => sentence.includes(words)) ?? line;
