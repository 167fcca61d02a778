import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SecondReading } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import { FindingRow } from '../components/FindingRow';
import type { Decisions } from '../model/use-decisions';
import { secondReadingQuery } from '../queries';
import { aFinding } from '../testing/builders';
import { SecondReadingNote } from './SecondReadingNote';

const path = { workspaceId: 'w', documentId: 'd' };
const offer: SecondReading = {
  service: { model: 'small', host: 'models.example.org', hasPrice: true },
  doubts: 4,
  characters: 1846,
  estimate: { amount: 0.00042, currency: 'USD' },
  last: null,
};
const last: NonNullable<SecondReading['last']> = {
  status: 'done',
  model: 'small',
  host: 'models.example.org',
  askedAt: '2027-01-04T15:00:00Z',
  finishedAt: '2027-01-04T15:00:09Z',
  doubts: 4,
  confirmed: 2,
  changed: 1,
  added: 0,
  doubted: 0,
  dropped: [
    { reason: 'incomplete', count: 1 },
    { reason: 'quote-not-in-document', count: 2 },
  ],
  tokens: { read: 1200, written: 300 },
  cost: { amount: 0.0012, currency: 'EUR' },
  problem: null,
};

const renderNote = (reading: SecondReading, role: 'owner' | 'viewer' = 'owner') =>
  renderScreen(<SecondReadingNote path={path} />, {
    role,
    known: [[secondReadingQuery(path).queryKey, reading]],
  });

test('before anything leaves the machine it is told what, where to, and for how much', () => {
  renderNote(offer);
  expect(screen.getByText('Four places are doubtful.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a second reading' }));
  const words = screen.getByRole('region', { name: 'Second reading' }).textContent ?? '';
  expect(words).toContain('1,846 characters of this document, go to models.example.org (small)');
  expect(words).toContain('$0.00042');
  expect(screen.getByRole('checkbox', { name: /every syllabus I add/ })).toHaveProperty('checked', false);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button', { name: 'Send and ask' })).toBeNull();
});

test('what came of it is told with its price, and what was thrown away with the reason', () => {
  renderNote({ ...offer, last });
  const words = screen.getByRole('status').textContent ?? '';
  expect(words).toContain('Second reading: 2 confirmed, 1 read otherwise');
  expect(words).toContain('small · 1,500 tokens · €0.0012');
  expect(words).toContain(
    'Three claims thrown away: quoted words that do not stand there (2); no day or no kind.',
  );
});

test.each<[string, Partial<typeof last>, string]>([
  ['under way', { status: 'reading' }, 'The review need not wait.'],
  ['of no use', { confirmed: 0, changed: 0, dropped: [] }, 'nothing new'],
  [
    'broken off',
    { status: 'failed', problem: { code: 'x', title: 'The language model took too long.', detail: null } },
    'The language model took too long.',
  ],
])('a reading that is %s says so', (_, rest, said) => {
  renderNote({ ...offer, last: { ...last, ...rest } });
  expect(screen.getByRole('status').textContent).toContain(said);
});

test.each([
  ['to a viewer', offer, 'viewer' as const],
  ['where nothing is doubtful', { ...offer, doubts: 0 }, 'owner' as const],
])('nothing is offered %s', (_, reading, role) => {
  const { container } = renderNote(reading, role);
  expect(container.querySelector('section')).toBeNull();
});

const aRow = (verdict: 'changed' | 'confirmed', does: Decisions) => (
  <FindingRow
    finding={aFinding({
      secondReading: {
        verdict,
        evidence: [{ page: 2, quote: 'Essay, March 10, 20%' }],
        fields:
          verdict === 'changed'
            ? [
                { field: 'date', from: '2026-03-03', to: '2026-03-10' },
                { field: 'weight', from: null, to: '20' },
              ]
            : [],
      },
    })}
    selected
    editing={false}
    onSelect={() => undefined}
    onEdit={() => undefined}
    decisions={does}
  />
);

test('a finding shows what is read otherwise with its words; using it is an edit like any other', () => {
  const change = vi.fn(async () => undefined);
  renderScreen(aRow('changed', { change } as unknown as Decisions));
  expect(screen.getByRole('img', { name: 'the second reading says otherwise' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toMatch(/Tue 3 Mar.* → Tue 10 Mar.*no weight → 20%/);
  expect(screen.getByRole('listitem').textContent).toContain('Essay, March 10, 20% page 2');
  fireEvent.click(screen.getByRole('button', { name: /Use it/ }));
  expect(change).toHaveBeenCalledWith(expect.anything(), { date: '2026-03-10', weight: 20 });
});

test('one that is confirmed has its sign and nothing to press', () => {
  renderScreen(aRow('confirmed', {} as Decisions));
  expect(screen.getByRole('img', { name: 'the second reading says the same' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Use it/ })).toBeNull();
});
