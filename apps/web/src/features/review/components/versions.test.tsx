import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Document } from '@/api';
import { toast } from '@/lib/toast';
import { renderScreen } from '@/testing/render-screen';
import { useDecisions } from '../model/use-decisions';
import { factsQuery, ledgerQuery } from '../queries';
import { SetAside } from './SetAside';
import { VersionNote } from './VersionNote';

const PATH = { workspaceId: 'w', documentId: 'd' };

const asked = vi.hoisted(() => [] as string[]);
vi.mock('@/api/sdk.gen', async (original) => {
  const answered = (name: string) => async () => {
    asked.push(name);
    return { data: {} };
  };
  const unanswered = () => new Promise(() => undefined);
  return {
    ...(await original<object>()),
    getMe: unanswered,
    getFacts: unanswered,
    separateDocument: answered('separate'),
    linkDocumentAgain: answered('link again'),
  };
});
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/documents">{children}</a>,
}));
beforeEach(() => {
  asked.length = 0;
});

const aVersion = (decided: number): Document => ({
  id: 'd',
  name: 'bio-2.pdf',
  format: 'pdf',
  bytes: 2048,
  status: 'ready',
  problem: null,
  course: null,
  pages: 3,
  review: { open: 0, accepted: 3, dismissed: 0, classes: 0, questions: 0, changes: 2, decided },
  replaces: { id: 'e', name: 'bio.pdf' },
  replacedBy: null,
  factsAcceptedAt: null,
  uploadedBy: 'ada',
  createdAt: '2027-01-04T15:00:00Z',
  readAt: null,
  version: 1,
});

function Reviewing({ decided }: { decided: number }) {
  const decisions = useDecisions(PATH);
  return (
    <>
      <VersionNote document={aVersion(decided)} decisions={decisions} />
      <button type="button" onClick={decisions.undo}>
        Undo {decisions.lastLabel}
      </button>
    </>
  );
}

const show = (decided: number) =>
  renderScreen(<Reviewing decided={decided} />, { known: [[factsQuery(PATH).queryKey, { changes: [] }]] });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('that it is no new version is taken back like any decision', async () => {
  show(0);
  await press('Not a new version');
  await press(/^Undo that bio-2.pdf is no new version/);
  await waitFor(() => expect(asked).toEqual(['separate', 'link again']));
});

test('the message about it takes back just that, once', async () => {
  const told = vi.spyOn(toast, 'undoable').mockReturnValue('');
  show(0);
  await press('Not a new version');
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith('bio-2.pdf is no new version of bio.pdf', expect.any(Function)),
  );
  const undo = told.mock.lastCall?.[1];
  await act(async () => undo?.());
  await act(async () => undo?.());
  await waitFor(() => expect(asked).toEqual(['separate', 'link again']));
  told.mockRestore();
});

test('where changes are decided already, it is said what is given up', async () => {
  show(2);
  await press('Not a new version…');
  const dialog = await screen.findByRole('dialog', { name: 'Not a new version?' });
  expect(dialog.textContent).toContain(
    'The 2 changes that you decided are given up: bio.pdf has its dates again as they were before',
  );
  expect(asked).toEqual([]);
  await press('Not a new version');
  await waitFor(() => expect(asked).toEqual(['separate']));
});

test.each([
  [true, 1],
  [false, 0],
])('a date that was set aside becomes a finding where the version is current: %s', (isCurrent, offers) => {
  const entry = {
    entry: 0,
    text: 'May 3',
    page: 1,
    date: '2027-05-03',
    outcome: 'dismissed',
    findingId: null,
  };
  const state = { review: { dismissed: [] }, list: {} } as unknown as Parameters<typeof SetAside>[0]['state'];
  renderScreen(<SetAside path={PATH} state={state} isCurrent={isCurrent} />, {
    known: [[ledgerQuery(PATH).queryKey, { items: [entry] }]],
  });
  expect(screen.getByText('page 1', { exact: false })).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: /Make it a finding/ })).toHaveLength(offers);
});
