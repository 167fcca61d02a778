import type { CheckedAnswers, DropReason, SecondReadingRequest } from '@syllabi/extraction';
import { charactersIn } from '@syllabi/extraction';
import { LanguageModelFailed } from '../../platform/language-model/language-model.ts';
import { type Cost, costOf, type Price } from '../../platform/language-model/price.ts';
import type { SecondReadingProblem } from './second-readings.schemas.ts';

/** Roughly: of Latin scripts four characters are a token, and an answer to one doubt is some 120 of them. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_ANSWER = 120;
const TOKENS_OF_INSTRUCTIONS = 450;

export function estimateOf(
  requests: readonly SecondReadingRequest[],
  price: Price | undefined,
): Cost | undefined {
  const doubts = requests.reduce((sum, request) => sum + request.doubts.length, 0);
  const read = charactersIn(requests) / CHARACTERS_PER_TOKEN + requests.length * TOKENS_OF_INSTRUCTIONS;
  return costOf({ read, written: doubts * TOKENS_PER_ANSWER }, price);
}

type Dropped = Partial<Record<DropReason | 'no-answer', number>>;

/** How often what was thrown away, and why; `unanswered` are the requests that both tries failed for. */
export function countDropped(checked: readonly CheckedAnswers[], unanswered: number): Dropped {
  const counts: Dropped = unanswered > 0 ? { 'no-answer': unanswered } : {};
  for (const reason of checked.flatMap(({ dropped }) => dropped)) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

const problem = (code: string, title: string, detail: string): SecondReadingProblem => ({
  code: `second-reading/${code}`,
  title,
  detail,
});

/** Why nothing came of a second reading, in words. */
export function problemOf(failure: unknown): SecondReadingProblem {
  if (!(failure instanceof LanguageModelFailed))
    return problem('too-slow', 'The language model took too long.', 'Ask again later.');
  const { status } = failure;
  if (status === 401 || status === 403)
    return problem('refused', 'The language model refused the key of this server.', 'Tell whoever runs it.');
  if (status === 429)
    return problem('busy', 'The language model has too much to do.', 'Ask again in a few minutes.');
  if (status !== undefined)
    return problem('refused', `The language model refused, with the status ${status}.`, 'Ask again later.');
  return problem(
    'not-understood',
    'The language model could not be reached or understood.',
    'Ask again later.',
  );
}

/** A run that died without a word is not waited for. */
const LONGEST_RUN_MS = 60 * 60 * 1000;

export const isUnderWay = ({ status, askedAt }: { status: string; askedAt: Date }, now: Date): boolean =>
  (status === 'queued' || status === 'reading') && now.getTime() - askedAt.getTime() < LONGEST_RUN_MS;
