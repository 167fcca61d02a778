import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CourseBadge, Facts, Task, TaskCreate } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import { HasPages } from '../model/use-page-text';
import { factsQuery, tasksOfCourseQuery } from '../queries';
import { Progress } from './Progress';
import { Undated } from './Undated';

const PATH = { workspaceId: 'w', documentId: 'd' };
const COURSE: CourseBadge = { id: 'c', code: 'HIST 150', title: 'Old Cities', color: 'fern' };
const EXAM: Facts['undated'][number] = {
  kind: 'exam',
  title: 'Exam 3',
  when: 'the registrar tells when',
  evidence: [{ page: 2, quote: 'EXAM 3: the registrar tells when' }],
};

const made = vi.hoisted(() => [] as TaskCreate[]);
const unanswered = vi.hoisted(() => () => new Promise(() => undefined));
vi.mock('@/api/sdk.gen', async (original) => ({
  ...(await original<object>()),
  getMe: unanswered,
  getFacts: unanswered,
  listTasks: unanswered,
  createTask: async ({ body }: { body: TaskCreate }) => {
    made.push(body);
    return { data: body };
  },
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/tasks">{children}</a>,
}));
beforeEach(() => {
  made.length = 0;
});

interface Drawn {
  role?: 'owner' | 'viewer';
  hasPages?: boolean;
}

const draw = (tasks: Partial<Task>[], { role = 'owner', hasPages = true }: Drawn = {}) =>
  renderScreen(
    <HasPages value={hasPages}>
      <Undated path={PATH} course={COURSE} />
    </HasPages>,
    {
      role,
      known: [
        [factsQuery(PATH).queryKey, { undated: [EXAM] }],
        [tasksOfCourseQuery('w', 'c').queryKey, { items: tasks }],
      ],
    },
  );

test.each([
  [true, '“EXAM 3: the registrar tells when” (page 2)'],
  [false, '“EXAM 3: the registrar tells when”'],
])(
  'of what has no date a task of its course is made, with the words of the document (pages: %s)',
  async (hasPages, notes) => {
    draw([{ id: 't1', title: 'Exam 2' }], { hasPages });
    fireEvent.click(screen.getByRole('button', { name: 'Make a task of Exam 3' }));
    await waitFor(() => expect(made).toEqual([{ title: 'Exam 3', kind: 'exam', courseId: 'c', notes }]));
  },
);

test('what is a task already is not made again', () => {
  draw([{ id: 't3', title: 'exam 3' }]);
  expect(screen.getByRole('link', { name: 'In your tasks' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Make a task/ })).toBeNull();
});

test('a viewer reads of it', () => {
  draw([], { role: 'viewer' });
  expect(screen.getByText('the registrar tells when')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Make a task/ })).toBeNull();
});

test('what has no date yet is told beside what was reviewed', () => {
  renderScreen(<Progress progress={{ reviewed: 44, total: 44, questions: 0 }} undated={1} />);
  expect(screen.getByRole('status').textContent).toBe('44 of 44 reviewed, 1 without a date');
});
