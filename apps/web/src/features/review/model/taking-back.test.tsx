import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Finding, Question } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import { aFinding, aQuestion } from '../testing/builders';
import { type Decisions, useDecisions } from './use-decisions';

const asked = vi.hoisted(() => [] as string[]);
const settled = vi.hoisted(() => ({ findings: [] as Finding[] }));
vi.mock('@/api', async (original) => {
  const answered = (name: string, data: object) => async () => {
    asked.push(name);
    return { data };
  };
  return {
    ...(await original<object>()),
    acceptFinding: answered('accept', {}),
    dismissFinding: answered('set aside', {}),
    reopenFindings: answered('open', {}),
    changeFinding: answered('change', {}),
    makeFindingOfLedgerEntry: answered('make', { id: 'made', title: 'Open day' }),
    takeOutFinding: answered('take out', {}),
    answerQuestion: answered('answer', settled),
    takeBackAnswer: answered('take the answer back', settled),
  };
});
beforeEach(() => {
  asked.length = 0;
});

function Deciding({ decide }: { decide: (decisions: Decisions) => unknown }) {
  const decisions = useDecisions({ workspaceId: 'w', documentId: 'd' });
  return (
    <>
      <button type="button" onClick={() => decide(decisions)}>
        Decide
      </button>
      <button type="button" onClick={decisions.undo}>
        Undo {decisions.lastLabel}
      </button>
    </>
  );
}

/** Decides, and takes it back: by which name, and what was asked of the server. */
async function takenBack(decide: (decisions: Decisions) => unknown, requests: number) {
  renderScreen(<Deciding decide={decide} />);
  await act(async () => fireEvent.click(screen.getByText('Decide')));
  const undo = screen.getByText(/^Undo \w/);
  await act(async () => fireEvent.click(undo));
  await waitFor(() => expect(asked).toHaveLength(requests));
  return asked;
}

const openDay = { kind: 'other' as const, title: 'Open day' };

test.each([
  ['an open finding is set aside', (does: Decisions) => does.setAside(aFinding()), ['set aside', 'open']],
  [
    'an accepted finding is set aside',
    (does: Decisions) => does.setAside(aFinding({ review: 'accepted' })),
    ['set aside', 'accept'],
  ],
  [
    'what was set aside is brought back',
    (does: Decisions) => does.openAgain(aFinding({ review: 'dismissed' })),
    ['open', 'set aside'],
  ],
  [
    'what was accepted is opened again',
    (does: Decisions) => does.openAgain(aFinding({ review: 'accepted' })),
    ['open', 'accept'],
  ],
  [
    'a date of the ledger is made a finding',
    (does: Decisions) => does.promote(0, openDay),
    ['make', 'take out'],
  ],
])('%s and, taken back, stands as it stood', async (_, decide, requests) => {
  expect(await takenBack(decide, requests.length)).toEqual(requests);
});

test('an answer that was to be changed is given again, with what was accepted and dated by hand since', async () => {
  const read = { date: '2026-03-03', review: 'open' as const };
  settled.findings = ['accepted', 'dated', 'left'].map((id) => aFinding({ id, ...read }));
  const before = [
    aFinding({ id: 'accepted', ...read, review: 'accepted' }),
    aFinding({ id: 'dated', ...read, date: '2026-03-09' }),
    aFinding({ id: 'left', ...read }),
  ];
  const question: Question = aQuestion({ answer: { option: 0 } });
  const requests = ['take the answer back', 'answer', 'accept', 'change'];
  expect(await takenBack((does) => does.askAgain(question, before), requests.length)).toEqual(requests);
});
