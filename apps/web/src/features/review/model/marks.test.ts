import { expect, test } from 'vitest';
import { DEFAULT_STYLE } from '@/lib/plan/wording';
import { aQuestion } from '../testing/builders';
import { toMarks } from './marks';

test('the box of a question is called by it, with its days written as everywhere', () => {
  const question = aQuestion({
    message: '“Essay” is on 2025-03-17, which is a day off',
    evidence: [{ page: 1, quote: 'Essay, March 17' }],
  });
  const items = [{ type: 'question' as const, id: 'q', question, finding: undefined }];
  const wording = { style: DEFAULT_STYLE, today: '2026-11-01' } as const;
  expect(toMarks({ items, selectedId: undefined, wording })).toMatchObject([
    { label: '“Essay” is on Mon 17 Mar 2025, which is a day off' },
  ]);
});
