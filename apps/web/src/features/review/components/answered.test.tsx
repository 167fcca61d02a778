import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import type { Decisions } from '../model/use-decisions';
import { aFinding, aQuestion } from '../testing/builders';
import { Answered } from './Answered';

vi.setSystemTime('2026-02-01T12:00:00Z');

const QUESTION = aQuestion({
  code: 'day-month-order',
  message: 'Is 03/04/2026 the month first or the day first?',
  findingIds: ['f', 'g'],
  answer: { option: 1 },
});
const FINDINGS = [aFinding({ id: 'f' }), aFinding({ id: 'g' }), aFinding({ id: 'h' })];

function draw(role: 'owner' | 'viewer' = 'owner') {
  const askAgain = vi.fn(async () => undefined);
  const onAsked = vi.fn();
  renderScreen(
    <Answered
      questions={[QUESTION]}
      findings={FINDINGS}
      decisions={{ askAgain } as unknown as Decisions}
      onAsked={onAsked}
    />,
    { role },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Answered' }));
  return { askAgain, onAsked };
}

test('an answer stands with its question and what it settled', () => {
  draw();
  const { textContent } = screen.getByRole('listitem');
  expect(textContent).toMatch(/month first or the day first\?Tue 3 Mar.* the date as written · two findings/);
});

test('an answer is changed by asking again', async () => {
  const { askAgain, onAsked } = draw();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Change the answer: Is 03/ })));
  expect(askAgain).toHaveBeenCalledWith(QUESTION, FINDINGS.slice(0, 2));
  expect(onAsked).toHaveBeenCalledWith(QUESTION.id);
});

test('a viewer reads what was answered', () => {
  draw('viewer');
  expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
});
