import { beforeEach, expect, test, vi } from 'vitest';
import { answerQuestion, listQuestions } from '@/api';
import { answerAsTold } from './answer-as-told';

vi.mock('@/api', () => ({ listQuestions: vi.fn(), answerQuestion: vi.fn() }));

const path = { workspaceId: 'w', documentId: 'd' };
const asked = (id: string, message: string) => ({
  id,
  message,
  answer: null,
  options: [{ label: 'Tuesday, 2027-03-02' }, { label: 'Monday, 2027-03-01' }],
});

beforeEach(() => {
  vi.clearAllMocks();
  const items = [asked('q1', 'Which day is meant?'), asked('q2', 'The month first or the day first?')];
  vi.mocked(listQuestions).mockResolvedValue({ data: { items } } as never);
});

test('what was answered in the demo is answered in the account, and nothing else', async () => {
  await answerAsTold({ ...path, answers: [{ message: 'Which day is meant?', option: 1 }] });
  expect(vi.mocked(answerQuestion).mock.calls).toEqual([
    [{ path: { ...path, questionId: 'q1' }, body: { option: 1 }, throwOnError: true }],
  ]);
});

test('what is not asked any more, or not with that answer, is left alone', async () => {
  await answerAsTold({
    ...path,
    answers: [
      { message: 'Which week is meant?', option: 0 },
      { message: 'Which day is meant?', option: 2 },
    ],
  });
  expect(answerQuestion).not.toHaveBeenCalled();
});
