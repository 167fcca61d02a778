import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Evidence, FindingDraft } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { renderScreen } from '@/testing/render-screen';
import { useAddFromPage } from '../model/use-add-from-page';
import { useAdding } from '../model/use-adding';
import type { Decisions } from '../model/use-decisions';
import type { ReviewState } from '../model/use-review-state';
import { ledgerQuery } from '../queries';
import { AddForm } from './AddFromPage';
import { SetAside } from './SetAside';

const PATH = { workspaceId: 'w', documentId: 'd' };
const WORDS: Evidence = { page: 1, quote: 'Examen final: 4 de mayo de 2027', span: [0, 31] };
const READ: FindingDraft = {
  kind: 'exam',
  title: 'Examen final',
  date: '2027-05-04',
  endDate: null,
  time: null,
  endTime: null,
  weight: null,
};

const server = vi.hoisted(() => ({
  answer: Promise.withResolvers<unknown>(),
  asked: [] as unknown[],
}));
vi.mock('@/api/sdk.gen', async (original) => ({
  ...(await original<object>()),
  getMe: () => new Promise(() => undefined),
  draftFinding: ({ body }: { body: unknown }) => {
    server.asked.push(body);
    return server.answer.promise;
  },
}));
beforeEach(() => {
  server.answer = Promise.withResolvers();
  server.asked.length = 0;
});

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const decisions = () => ({ add: vi.fn(async () => undefined) }) as unknown as Decisions;
const draw = (does = decisions(), evidence: Evidence | undefined = WORDS) =>
  renderScreen(<AddForm path={PATH} evidence={evidence} decisions={does} onDone={() => undefined} />);

test('the form is there with the words, and is filled in when it is known what they mean', async () => {
  const does = decisions();
  draw(does);
  expect((await field('Title')).value).toBe(WORDS.quote);
  expect((await field('Date')).value).toBe('');
  expect(server.asked).toEqual([WORDS]);
  server.answer.resolve({ data: READ });
  await waitFor(async () => expect((await field('Date')).value).toBe('2027-05-04'));
  expect((await field('Title')).value).toBe('Examen final');
  expect(screen.getByRole('status').textContent).toBe('Filled in from the words.');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(does.add).toHaveBeenCalledWith({ ...READ, evidence: WORDS }));
});

test('what somebody has written meanwhile stays', async () => {
  draw();
  fireEvent.change(await field('Title'), { target: { value: 'The last exam' } });
  server.answer.resolve({ data: READ });
  await waitFor(async () => expect((await field('Date')).value).toBe('2027-05-04'));
  expect((await field('Title')).value).toBe('The last exam');
});

test('without a network the form has the words alone', async () => {
  const { queryClient } = draw();
  await field('Title');
  server.answer.reject(new TypeError('Failed to fetch'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect((await field('Title')).value).toBe(WORDS.quote);
  expect((await field('Date')).value).toBe('');
});

function Page({ does }: { does: Decisions }) {
  const viewer = useRef<HTMLElement>(null);
  const { adding, start, stop } = useAdding();
  const { add } = useAddFromPage(viewer, { startAdding: start, mayAdd: useMayEdit() });
  return (
    <>
      <section ref={viewer} />
      <button type="button" data-add-finding onClick={add}>
        Add a finding
      </button>
      <button type="button">A row</button>
      {adding && <AddForm path={PATH} evidence={adding.evidence} decisions={does} onDone={stop} />}
    </>
  );
}

test('C opens the form empty, with the focus in its title, and gives that back afterwards', async () => {
  const does = decisions();
  renderScreen(<Page does={does} />);
  const row = screen.getByRole('button', { name: 'A row' });
  row.focus();
  fireEvent.keyDown(row, { key: 'c', code: 'KeyC' });
  const title = await field('Title');
  expect(document.activeElement).toBe(title);
  expect(title.value).toBe('');
  expect(screen.queryByText('Give it a title.')).toBeNull();
  fireEvent.change(title, { target: { value: 'Oral exam' } });
  fireEvent.change(await field('Date'), { target: { value: '2027-05-03' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(does.add).toHaveBeenCalledWith(expect.not.objectContaining({ evidence: expect.anything() }));
  expect(server.asked).toEqual([]);
});

test('the button at the list opens it as well, and Escape closes it', async () => {
  renderScreen(<Page does={decisions()} />);
  const button = screen.getByRole('button', { name: 'Add a finding' });
  button.focus();
  fireEvent.click(button);
  fireEvent.keyDown(await field('Title'), { key: 'Escape' });
  expect(screen.queryByLabelText(/^Title/)).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('who may only look adds nothing', () => {
  renderScreen(<Page does={decisions()} />, { role: 'viewer' });
  fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC' });
  expect(screen.queryByRole('region', { name: 'Add a finding' })).toBeNull();
});

test('a date that was set aside becomes a finding with the name that its line gives it', async () => {
  const promote = vi.fn(async () => 'made');
  const state = {
    decisions: { promote } as unknown as Decisions,
    list: { onSelect: vi.fn(), onEdit: vi.fn() },
    review: { dismissed: [] },
  } as unknown as ReviewState;
  const entry = {
    entry: 3,
    text: '19 de marzo',
    page: 1,
    date: '2027-03-19',
    outcome: 'dismissed',
    reason: 'nothing due or held is named with it',
    line: 'Visita al museo, 19 de marzo',
    evidence: { page: 1, quote: '19 de marzo', span: [17, 28] },
    findingId: null,
  };
  renderScreen(<SetAside isCurrent path={PATH} state={state} />, {
    known: [[ledgerQuery(PATH).queryKey, { items: [entry] }]],
  });
  server.answer.resolve({ data: { ...READ, kind: null, title: 'Visita al museo', date: '2027-03-19' } });
  fireEvent.click(screen.getByRole('button', { name: /^Make it a finding/ }));
  await waitFor(() =>
    expect(promote).toHaveBeenCalledWith(
      3,
      expect.objectContaining({ kind: 'assignment', title: 'Visita al museo', date: '2027-03-19' }),
    ),
  );
  expect(server.asked).toEqual([{ page: 1, quote: 'Visita al museo, 19 de marzo', span: [17, 28] }]);
});
