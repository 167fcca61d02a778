import type { PlacedDate } from '../dates/date-book.ts';
import { GROUP_WORDS } from '../locales/group-words.ts';
import { oneOf } from '../text/patterns.ts';
import type { Occasion } from './occasion.ts';

const BEHIND = new RegExp(
  `^\\s?[([]\\s?(?<group>${oneOf(GROUP_WORDS)}\\s?(?:n[°º]\\s?|#)?(?:\\d{1,3}|\\p{Lu})(?:\\s?(?:,|&|/|\\p{L}{1,3})\\s?(?:\\d{1,3}|\\p{Lu}))*)\\s?[)\\]]`,
  'iu',
);

/** "Test 1: September 22 (group 1), September 24 (group 2)": each group has its own day. */
export const onDaysOfGroups = (occasions: readonly Occasion[]): Occasion[] => occasions.flatMap(byGroup);

function byGroup(occasion: Occasion): Occasion[] {
  const days = occasion.dates.map((date) => ({ date, group: groupBehind(date) }));
  if (days.length === 0 || days.some(({ group }) => group === undefined)) return [occasion];
  const { isWindow: _isWindow, ...rest } = occasion;
  return days.map(({ date, group }) => ({ ...rest, dates: [date], ...(group && { ofGroup: group }) }));
}

const groupBehind = ({ line, offset, text }: PlacedDate): string | undefined =>
  BEHIND.exec(line.text.slice(offset + text.length))?.groups?.group;
