import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Finding } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import { findingsQuery } from '../queries';
import { aFinding } from '../testing/builders';
import { useDecisions } from './use-decisions';

const PATH = { workspaceId: 'w', documentId: 'd' };
const ESSAY = aFinding({ id: 'essay', title: 'Essay' });
const QUIZ = aFinding({ id: 'quiz', title: 'Quiz' });

const onTheWay = vi.hoisted(() => new Map<string, (answer: unknown) => void>());
const answerTo = vi.hoisted(
  () => (name: string) => new Promise<unknown>((resolve) => onTheWay.set(name, resolve)),
);
vi.mock('@/api', async (original) => ({
  ...(await original<object>()),
  acceptFinding: (sent: { path: { findingId: string } }) => answerTo(sent.path.findingId),
}));

beforeEach(() => onTheWay.clear());

function Accepting() {
  const { accept } = useDecisions(PATH);
  return [ESSAY, QUIZ].map((finding) => (
    <button key={finding.id} type="button" onClick={() => accept(finding)}>
      {finding.title}
    </button>
  ));
}

function show() {
  const { queryKey } = findingsQuery(PATH);
  const page = { items: [ESSAY, QUIZ], nextCursor: null };
  const { queryClient } = renderScreen(<Accepting />, { known: [[queryKey, page]] });
  const askAgain = vi.spyOn(queryClient, 'invalidateQueries');
  return {
    askAgain,
    accept: (title: string) => act(async () => fireEvent.click(screen.getByText(title))),
    answer: (finding: Finding) =>
      act(async () => onTheWay.get(finding.id)?.({ data: { ...finding, review: 'accepted' } })),
    /** Asks for the findings as they were before. */
    ask: () =>
      queryClient
        .fetchQuery({ queryKey, queryFn: () => answerTo('findings') as Promise<typeof page>, staleTime: 0 })
        .catch(() => undefined),
    answerOfBefore: () => act(async () => onTheWay.get('findings')?.(page)),
    reviewed: () =>
      queryClient
        .getQueryData(queryKey)
        ?.items.flatMap(({ title, review }) => (review === 'open' ? [] : title)),
  };
}

test('an answer that was on its way does not open again what was accepted meanwhile', async () => {
  const { ask, accept, answerOfBefore, reviewed } = show();
  void ask();
  await accept('Essay');
  await answerOfBefore();
  expect(reviewed()).toEqual(['Essay']);
});

test('of two that were accepted, the last answer asks how all stands now', async () => {
  const { accept, answer, askAgain, reviewed } = show();
  await accept('Essay');
  await accept('Quiz');
  await waitFor(() => expect([...onTheWay.keys()]).toEqual([ESSAY.id, QUIZ.id]));
  expect(reviewed()).toEqual(['Essay', 'Quiz']);
  await answer(ESSAY);
  expect(askAgain).not.toHaveBeenCalled();
  await answer(QUIZ);
  await waitFor(() => expect(askAgain).toHaveBeenCalledOnce());
});
