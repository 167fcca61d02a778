import type { DateInPassage } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import type { Passage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { partsByDate } from '../text/date-parts.ts';

/** "Draft due 10/2" in the row of 9/25 is due on 10/2. */
export const withOwnDates = (
  statement: Passage,
  own: readonly DateInPassage[],
  { role, ...shared }: Pick<Occasion, 'role' | 'context' | 'beside'>,
  words: Vocabulary,
): Occasion[] =>
  partsByDate(statement, own, words).map(({ part, group, opening, isAside }) => ({
    ...shared,
    statement: part,
    dates: group.map(({ placed }) => placed),
    role: isAside ? 'handedOut' : role === 'topic' ? 'entry' : role,
    ...(opening && { context: opening }),
  }));
