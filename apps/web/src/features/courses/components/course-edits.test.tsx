import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CourseDetails } from '@/api';
import { meQuery } from '@/lib/me';
import { renderScreen } from '@/testing/render-screen';
import { EditCourse } from './EditCourse';
import NotesTab from './NotesTab';

const sent = vi.hoisted(() => [] as { version: string; body: object }[]);
vi.mock('@/api', async (original) => ({
  ...(await original<object>()),
  changeCourse: async ({ body, headers }: { body: object; headers: Record<string, string> }) => {
    sent.push({ version: headers['if-match'] ?? '', body });
    return { data: {} };
  },
}));
vi.mock('@mantine/core', async (original) => ({
  ...(await original<object>()),
  Textarea: ({ autosize: _, minRows: __, maxRows: ___, label, description: ____, ...props }: Fields) => (
    <textarea aria-label={label} {...props} />
  ),
}));
type Fields = { label: string } & Record<string, unknown>;

const aCourse = (rest: Partial<CourseDetails>) =>
  ({
    id: 'c',
    version: 1,
    code: 'BIO 101',
    title: 'Biology',
    color: 'fern',
    notes: '',
    term: { name: null, start: '2027-01-11', end: '2027-05-08' },
    ...rest,
  }) as CourseDetails;
const known = [[meQuery().queryKey, { settings: {} }]] as const;

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
});

test('notes that were half written before a reload stand on what the notes were then', async () => {
  const open = (course: CourseDetails) => {
    const { unmount } = renderScreen(<NotesTab course={course} />, { known });
    fireEvent.click(screen.getByRole('button', { name: /Write notes|Edit/ }));
    return unmount;
  };
  const leave = open(aCourse({ version: 1 }));
  fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Room 12' } });
  leave();
  open(aCourse({ version: 2, notes: 'Room 14' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Room 12');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(sent).toEqual([{ version: '"1"', body: { notes: 'Room 12' } }]);
});

test('of a course only what was changed is sent, so that what somebody else changes meanwhile stays', async () => {
  const form = (course: CourseDetails) => <EditCourse course={course} opened onClose={() => undefined} />;
  renderScreen(form(aCourse({})), { known });
  fireEvent.change(await screen.findByLabelText(/Code/), { target: { value: 'BIO 102' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(sent).toEqual([{ version: '"1"', body: { code: 'BIO 102' } }]);
});
