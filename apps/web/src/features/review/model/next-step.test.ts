import { expect, test } from 'vitest';
import { aFinding, aQuestion } from '../testing/builders';
import type { ReviewItem } from './items';
import { nextStep } from './next-step';

const finding = (review: 'open' | 'accepted', questionIds: string[] = []): ReviewItem => ({
  type: 'finding',
  id: 'f',
  finding: aFinding({ review, questionIds }),
});
const question: ReviewItem = { type: 'question', id: 'q', question: aQuestion(), finding: undefined };

test.each<[string, ReviewItem[], boolean, ReturnType<typeof nextStep>]>([
  ['something is open', [question, finding('open')], true, { type: 'acceptAll' }],
  ['only the facts are open', [finding('accepted')], false, { type: 'acceptFacts' }],
  ['only questions are left', [question, finding('accepted')], true, { type: 'answer', count: 1, id: 'q' }],
  [
    'what is open hangs on a question',
    [question, finding('open', ['q'])],
    true,
    { type: 'answer', count: 1, id: 'q' },
  ],
  ['everything is decided', [finding('accepted')], true, { type: 'done' }],
])('when %s', (_, items, areFactsAccepted, step) =>
  expect(nextStep({ items, areFactsAccepted })).toEqual(step),
);
