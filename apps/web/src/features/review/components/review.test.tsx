import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Question } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import type { Decisions } from '../model/use-decisions';
import { aFinding, aQuestion } from '../testing/builders';
import { FindingEditor } from './FindingEditor';
import { NoFindings } from './FindingList';
import { FindingRow } from './FindingRow';
import { KeyHints } from './KeyHints';
import { Progress } from './Progress';
import { QuestionCard } from './QuestionCard';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/documents">{children}</a>,
}));
vi.setSystemTime('2026-02-01T12:00:00Z');

const decisions = () =>
  ({
    answer: vi.fn(),
    accept: vi.fn(),
    setAside: vi.fn(),
    refuse: vi.fn(),
    isPending: false,
  }) as unknown as Decisions;

const ABOUT_ONE = aQuestion({ findingIds: ['f'] });

function Asked({ does, question = ABOUT_ONE }: { does: Decisions; question?: Question }) {
  const [choice, setChoice] = useState(0);
  return (
    <ul>
      <QuestionCard
        question={question}
        finding={question === ABOUT_ONE ? aFinding() : undefined}
        selected
        editing={false}
        choice={choice}
        onChoice={setChoice}
        onSelect={() => undefined}
        onEdit={() => undefined}
        decisions={does}
      />
    </ul>
  );
}

test('a question offers whole answers, the days written as everywhere, and another date', async () => {
  const does = decisions();
  renderScreen(<Asked does={does} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Mon 2 Marthe weekday as written1',
    'Tue 3 Marthe date as written2',
    'Another date3',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: /Tue 3 Mar/ }));
  fireEvent.click(screen.getByRole('button', { name: /Keep Tue 3 Mar/ }));
  expect(does.answer).toHaveBeenCalledWith(aQuestion({ findingIds: ['f'] }), { option: 1 }, aFinding());
});

test.each([
  ['of one finding', { findingIds: ['f'] }, 'Set aside'],
  ['of several findings', { code: 'day-month-order', findingIds: ['f', 'g'] }, 'These 2 are no dates'],
  ['of the year of all', { code: 'year-missing', findingIds: ['f', 'g'] }, 'Set all 2 aside'],
])('a question %s can be refused', (_, about, name) => {
  const does = decisions();
  const question = aQuestion(about);
  renderScreen(<Asked does={does} question={question} />);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  expect(does.refuse).toHaveBeenCalledWith(question);
});

test('another date can only be kept once it is one', () => {
  const does = decisions();
  renderScreen(<Asked does={does} />);
  fireEvent.click(screen.getByRole('radio', { name: /Another date/ }));
  expect(screen.getByRole('button', { name: /Keep this date/ })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('The date'), { target: { value: '2026-03-05' } });
  fireEvent.click(screen.getByRole('button', { name: /Keep this date/ }));
  expect(does.answer).toHaveBeenCalledWith(expect.anything(), { date: '2026-03-05' }, aFinding());
});

test('an edit sends only what was changed', async () => {
  const onSave = vi.fn(async () => undefined);
  renderScreen(<FindingEditor finding={aFinding({ weight: 5 })} onSave={onSave} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(/Title/), { target: { value: 'Essay 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({ title: 'Essay 1' }, expect.objectContaining({ weight: 5 })),
  );
});

test('a form that opens is brought into view with all its buttons', () => {
  const bring = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  renderScreen(<FindingEditor finding={aFinding()} onSave={vi.fn()} onClose={() => undefined} />);
  expect(bring.mock.contexts).toEqual([screen.getByRole('button', { name: 'Save' }).closest('form')]);
});

test('a weight is written with a point or a comma', async () => {
  const onSave = vi.fn(async () => undefined);
  renderScreen(<FindingEditor finding={aFinding({ weight: 5 })} onSave={onSave} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Weight, %'), { target: { value: '12,5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ weight: 12.5 }, expect.anything()));
});

test.each([
  ['no title', 'Title *', '  ', 'Give it a title.'],
  ['an end before its beginning', 'Until', '08:00', 'It ends before it begins.'],
])('with %s nothing is saved, and the field says why', (_, label, value, fault) => {
  const finding = aFinding({ time: '09:00', endTime: '10:00' });
  renderScreen(<FindingEditor finding={finding} onSave={vi.fn()} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(screen.getByText(fault)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

test('a form that is saved closes itself, and no other that took its place meanwhile', async () => {
  let saving = Promise.withResolvers<void>();
  const onClose = vi.fn();
  const form = <FindingEditor finding={aFinding()} onSave={() => saving.promise} onClose={onClose} />;
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  const { unmount } = renderScreen(form);
  save();
  unmount();
  await act(async () => saving.resolve());
  expect(onClose).not.toHaveBeenCalled();

  saving = Promise.withResolvers<void>();
  renderScreen(form);
  save();
  await act(async () => saving.resolve());
  expect(onClose).toHaveBeenCalledOnce();
});

const moved = {
  type: 'moved' as const,
  quote: null,
  fields: [{ field: 'date' as const, from: '2026-03-03', to: '2026-03-10', edited: false }],
};

const aRow = (does: Decisions, finding = aFinding()) => (
  <ul>
    <FindingRow
      finding={finding}
      selected
      editing={false}
      onSelect={() => undefined}
      onEdit={() => undefined}
      decisions={does}
    />
  </ul>
);

test('a finding is accepted or set aside where it stands', () => {
  const does = decisions();
  renderScreen(aRow(does));
  fireEvent.click(screen.getByRole('button', { name: /Accept/ }));
  fireEvent.click(screen.getByRole('button', { name: /Set aside/ }));
  expect(does.accept).toHaveBeenCalledWith(aFinding());
  expect(does.setAside).toHaveBeenCalledWith(aFinding());
});

test.each([
  ['sure', { confidence: 0.95 }],
  ['unsure', { confidence: 0.6 }],
  ['moved by a new version', { change: moved }],
])('a chosen finding that is %s tells its quote and all that was assumed, once', (_, facts) => {
  const evidence = [{ page: 2, quote: 'Essay, March 3' }];
  const assumed = [{ field: 'time', because: 'the time of the class' }];
  renderScreen(aRow(decisions(), aFinding({ evidence, assumed, ...facts })));
  expect(screen.getAllByText(/Time: the time of the class\./)).toHaveLength(1);
  expect(screen.getAllByText(/“Essay, March 3”/)).toHaveLength(1);
});

test('a finding that waits for an answer cannot be accepted', () => {
  renderScreen(aRow(decisions(), aFinding({ questionIds: ['q'] })));
  expect(screen.getByRole('button', { name: /Accept/ })).toHaveProperty('disabled', true);
});

test.each([
  ['open', null, 'open'],
  ['accepted', null, 'accepted'],
  ['accepted', moved, 'open'],
] as const)('what is %s reads so, until a new version moves it', (review, change, sign) => {
  renderScreen(aRow(decisions(), aFinding({ review, change })));
  expect(screen.getByRole('img', { name: /^(open|accepted)$/ }).getAttribute('aria-label')).toBe(sign);
});

test('a viewer sees the finding and nothing to change it with', () => {
  renderScreen(aRow(decisions()), { role: 'viewer' });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  [0, 'No dates found'],
  [3, 'All of it is set aside'],
])('where nothing is listed and %d are set aside, it says "%s"', (dismissed, words) => {
  renderScreen(<NoFindings dismissed={dismissed} newer={null} />);
  expect(screen.getByRole('heading')).toHaveProperty('textContent', words);
});

test('an earlier version says where its dates are, and offers no adding', () => {
  renderScreen(<NoFindings dismissed={0} newer={{ id: 'n', name: 'bio-2.pdf' }} />);
  expect(screen.getByRole('link').textContent).toBe('bio-2.pdf');
  expect(screen.queryByText(/Select words/)).toBeNull();
});

test('what was moved and set by hand is kept at one press, or follows at another', () => {
  const does = { ...decisions(), decideChanges: vi.fn(), followVersion: vi.fn() } as unknown as Decisions;
  const mine = aFinding({
    review: 'accepted',
    change: {
      type: 'moved',
      quote: null,
      fields: [{ field: 'date', from: '2026-04-01', to: '2026-03-24', edited: true }],
    },
  });
  renderScreen(aRow(does, mine));
  const [summary] = screen.getAllByRole('button');
  expect(summary?.textContent).toContain('Moved to Tue 24 Mar by the syllabus; you had set Wed 1 Apr');
  fireEvent.click(screen.getByRole('button', { name: /^Keep Wed 1 Apr/ }));
  expect(does.decideChanges).toHaveBeenCalledWith(true, [mine]);
  fireEvent.click(screen.getByRole('button', { name: /^Move to Tue 24 Mar/ }));
  expect(does.followVersion).toHaveBeenCalledWith(mine);
  expect(screen.queryByRole('button', { name: /Move it|as it was/ })).toBeNull();
});

test('of a range it is told which of its days moves', () => {
  const week = aFinding({
    date: '2026-03-24',
    endDate: '2026-03-31',
    review: 'accepted',
    change: {
      type: 'moved',
      quote: null,
      fields: [{ field: 'endDate', from: '2026-03-31', to: '2026-04-02', edited: false }],
    },
  });
  renderScreen(aRow(decisions(), week));
  const [summary] = screen.getAllByRole('button');
  expect(summary?.textContent).toContain('Moved last day Tue 31 Mar → Thu 2 Apr');
});

test('of a document without findings it is not told how many are reviewed', () => {
  renderScreen(<Progress progress={{ reviewed: 0, total: 0, questions: 0 }} />);
  expect(screen.getByText('Nothing to review')).toBeTruthy();
});

test.each([
  ['owner', ['J', 'K', 'N', 'A', 'E', 'X', 'C', 'Z', '?']],
  ['viewer', ['J', 'K', 'N', '?']],
] as const)('the keys that are named to a %s are those that do something', (role, keys) => {
  renderScreen(<KeyHints lastLabel={undefined} isListShown />, { role });
  const named = [...document.querySelectorAll('kbd')].map((key) => key.textContent);
  expect(named).toEqual(keys);
});

test('where no finding is in view, no key is named that would decide on one', () => {
  renderScreen(<KeyHints lastLabel={undefined} isListShown={false} />);
  expect([...document.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['Z', '?']);
});
