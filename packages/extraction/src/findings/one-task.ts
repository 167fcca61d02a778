import type { Candidate } from '../items/candidate.ts';
import { countWords } from '../items/work-title.ts';
import type { Occasion } from '../schedule/occasion.ts';

/** "Model the tides of a month. Plot them beside those measured.": what a due entry goes on to say is the same task, where it names no work. */
export function oneTask(
  occasions: readonly Occasion[],
  candidatesOf: (occasion: Occasion) => Candidate[],
): Candidate[] {
  let open: Occasion | undefined;
  return occasions.flatMap((occasion) => {
    const found = candidatesOf(occasion);
    const goesOn = open !== undefined && isNextSentence(open, occasion) && found.every(isHeadless);
    if (!goesOn) open = found.length > 0 && found.every(isHeadless) ? occasion : undefined;
    return goesOn ? [] : found;
  });
}

const isHeadless = ({ signals }: Candidate): boolean => signals.has('no-head');

/** Names are shorter: "Safety proof. Field permit". */
const FEWEST_WORDS = 4;

/** In the entry of a due column or list, on the same line and behind a sentence that has ended. */
function isNextSentence(above: Occasion, { role, statement, dates }: Occasion): boolean {
  const [last, first] = [above.statement.pieces.at(-1), statement.pieces[0]];
  return (
    role === 'due' &&
    above.role === 'due' &&
    last !== undefined &&
    last.line === first?.line &&
    /\.\W*$/u.test(above.statement.text) &&
    [above.statement, statement].every(({ text }) => countWords(text) >= FEWEST_WORDS) &&
    dates.every((date, index) => date === above.dates[index])
  );
}
