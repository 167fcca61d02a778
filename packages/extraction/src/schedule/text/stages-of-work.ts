import type { DateInPassage } from '../../dates/date-book.ts';
import type { Vocabulary } from '../../items/vocabulary.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import type { Occasion } from '../occasion.ts';
import { FINAL, STAGE } from './stage-words.ts';

const NAME_AND_STAGES = /^(?<name>[^():]{3,80})(?:\((?<inside>[^()]{8,160})\)|:(?<behind>[^():;]{8,160})$)/u;
const LONGEST_STAGE = 40;

/** "Term paper 20% (outline 10/2, draft 11/6, final 12/4)", "Essay 1: draft 9/4, final 9/18": each of them on its day, and named by what is in front. */
export function stagesOfWork(
  clause: Passage,
  dates: readonly DateInPassage[],
  words: Vocabulary,
): Occasion[] | undefined {
  const { name = '', inside, behind = '' } = NAME_AND_STAGES.exec(clause.text)?.groups ?? {};
  const [from, to] = [name.length + 1, name.length + 1 + (inside ?? behind).length];
  const areInside = dates.length > 1 && dates.every(({ start, end }) => start > from && end <= to);
  if (!areInside || words.works(name).length !== 1) return undefined;
  const starts = [from, ...dates.map(({ end }) => end)];
  const isStage = dates.every(({ start }, index) => namesStage(clause.text.slice(starts[index], start)));
  if (!isStage) return undefined;
  const context = slicePassage(clause, 0, name.length);
  return dates.map(({ placed }, index) => {
    const isLast = index === dates.length - 1;
    const statement = slicePassage(clause, starts[index] ?? from, isLast ? to : starts[index + 1]);
    return { statement, dates: [placed], role: 'due', context, isStage: true };
  });
}

const namesStage = (lead: string): boolean =>
  lead.length <= LONGEST_STAGE && (STAGE.test(lead) || FINAL.test(lead));
