import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Finding, Ledger } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import { HasPages } from '../model/use-page-text';
import type { ReviewState } from '../model/use-review-state';
import { ledgerQuery } from '../queries';
import { aFinding } from '../testing/builders';
import { SetAside } from './SetAside';

vi.setSystemTime('2026-02-01T12:00:00Z');

const PATH = { workspaceId: 'w', documentId: 'd' };
const evidence = { page: 2, quote: 'Open day, May 3' };
const entry: Ledger['items'][number] = {
  entry: 0,
  text: 'May 3',
  page: 2,
  outcome: 'dismissed',
  date: '2026-05-03',
  reason: 'office hours',
  line: null,
  evidence,
  findingId: null,
};

function draw({
  dismissed,
  ledger,
  hasPages = true,
}: {
  dismissed: Finding[];
  ledger: Ledger['items'];
  hasPages?: boolean;
}) {
  const state = { review: { dismissed }, list: {}, decisions: {} } as unknown as ReviewState;
  renderScreen(
    <HasPages value={hasPages}>
      <SetAside isCurrent path={PATH} state={state} />
    </HasPages>,
    { known: [[ledgerQuery(PATH).queryKey, { items: ledger }]] },
  );
  return screen.getByRole('listitem').textContent;
}

test('what you set aside tells its day, its place, and why the reader had not taken it', () => {
  const finding = aFinding({
    title: 'Open day',
    date: '2026-05-03',
    review: 'dismissed',
    evidence: [evidence],
  });
  const words = draw({ dismissed: [finding], ledger: [{ ...entry, findingId: finding.id }] });
  expect(words).toMatch(/Open day.*Sun 3 May.* · office hours · page 2/);
  expect(screen.getByRole('button', { name: 'Show on page 2: Open day, May 3' })).toBeTruthy();
});

test('a document without pages has none in its list', () => {
  expect(draw({ dismissed: [], ledger: [entry], hasPages: false })).not.toMatch(/page/);
  expect(screen.getByRole('button', { name: 'Show in the document: May 3' })).toBeTruthy();
});
