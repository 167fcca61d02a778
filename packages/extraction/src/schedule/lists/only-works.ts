import type { Vocabulary } from '../../items/vocabulary.ts';
import { countWords, workNamedBy } from '../../items/work-title.ts';
import type { Occasion } from '../occasion.ts';
import { asDue } from './work-lists.ts';

const FEWEST = 3;
const MOST_WORDS = 8;

/**
 * "Sept 14: Essay 1", "Oct 5: Midterm", "Oct 19: Lab report": where nothing but work stands on the days of a list, a
 * name that might be any lab report is that of one which is due.
 */
export function onlyWorks(occasions: readonly Occasion[], words: Vocabulary): Occasion[] {
  const runs: Occasion[][] = [];
  for (const occasion of occasions) {
    const run = runs.at(-1);
    if (run && run[0]?.role === occasion.role) run.push(occasion);
    else runs.push([occasion]);
  }
  return runs.flatMap((run) =>
    run.length >= FEWEST && run.every((one) => one.role === 'entry' && tellsOfWork(one, words))
      ? run.map((one) => (workNamedBy(one.statement.text, words)?.numbered === false ? asDue(one) : one))
      : run,
  );
}

const tellsOfWork = ({ statement: { text } }: Occasion, { works, aboutWork }: Vocabulary): boolean =>
  works(text).length > 0 && countWords(text) <= MOST_WORDS && !aboutWork.test(text);
