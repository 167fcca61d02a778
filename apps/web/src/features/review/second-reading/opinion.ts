import type { Finding, FindingPatch, SecondReading } from '@/api';
import { capitalized, countText } from '@/lib/plan/wording';

type Opinion = NonNullable<Finding['secondReading']>;

/** What a second reading says of a finding, for the sign in the list and the line below it. */
export const OPINIONS: Record<Opinion['verdict'], { sign: string; says: string }> = {
  confirmed: { sign: 'the second reading says the same', says: 'The second reading says the same:' },
  changed: { sign: 'the second reading says otherwise', says: 'The second reading says otherwise:' },
  added: { sign: 'found by the second reading', says: 'Found by the second reading alone:' },
  doubted: {
    sign: 'the second reading doubts it',
    says: 'The second reading sees nothing to plan here:',
  },
};

/** The edit that takes over what it reads differently. */
export const patchOf = ({ fields }: Opinion): FindingPatch =>
  Object.fromEntries(
    fields.map(({ field, to }) => [field, field === 'weight' && to !== null ? Number(to) : to]),
  );

type Last = NonNullable<SecondReading['last']>;

/** `2 confirmed, 1 read otherwise`; nothing is left out but what there is none of. */
export function toOutcomeText({ confirmed, changed, added, doubted }: Last): string {
  const parts: [number, string][] = [
    [confirmed, 'confirmed'],
    [changed, 'read otherwise'],
    [added, 'added'],
    [doubted, 'doubted'],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return said.join(', ') || 'nothing new';
}

const REASONS: Record<string, string> = {
  'quote-not-in-document': 'quoted words that do not stand there',
  'date-not-quoted': 'a day that its quote does not mean',
  'time-not-quoted': 'a time that is not quoted',
  'weight-not-quoted': 'a weight that is not quoted',
  'name-not-in-document': 'a name that does not stand there',
  incomplete: 'no day or no kind',
  'found-already': 'found already',
  malformed: 'not in the agreed form',
  'unknown-doubt': 'about something that was not asked',
  'no-answer': 'no answer',
};

/** What was thrown away and why, the most frequent first. */
export const toDroppedText = ({ dropped }: Last): string | undefined => {
  const count = dropped.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return undefined;
  const reasons = dropped
    .toSorted((a, b) => b.count - a.count)
    .map((one) => `${REASONS[one.reason] ?? one.reason}${one.count > 1 ? ` (${one.count})` : ''}`);
  return `${capitalized(countText(count, 'claim'))} thrown away: ${reasons.join('; ')}.`;
};
