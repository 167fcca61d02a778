import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HttpError } from '@/lib/errors';
import { renderScreen } from '@/testing/render-screen';
import type { TaskOfCalendar } from './model/entry';
import { entriesQuery, useMoveTask } from './queries';

const SPAN = { from: '2027-03-01', to: '2027-03-31' };
const reportOn = (date: string, version: number) =>
  ({ type: 'task', taskId: 't1', title: 'Lab report', version, date, time: null }) as TaskOfCalendar;

/** What the server keeps, and the change that it has not answered yet. */
const server = vi.hoisted(() => ({
  date: '2027-03-10',
  version: 1,
  answer: (): void => undefined,
  refuse: (): void => undefined,
}));
vi.mock('@/api/sdk.gen', async (original) => ({
  ...(await original<object>()),
  getMe: () => new Promise(() => undefined),
  listCalendarEntries: async () => ({ data: { items: [reportOn(server.date, server.version)] } }),
  changeTask: ({ body }: { body: { dueOn: string } }) =>
    new Promise((resolve, refuse) => {
      server.refuse = () => refuse(new HttpError({ status: 0, data: { title: 'There is no connection.' } }));
      server.answer = () => {
        server.date = body.dueOn;
        server.version += 1;
        resolve({ data: { version: server.version } });
      };
    }),
}));

function Calendar() {
  const { data } = useQuery(entriesQuery('w', SPAN));
  const { move } = useMoveTask();
  const [report] = data?.items ?? [];
  if (report?.type !== 'task') return null;
  const later = { dueOn: '2027-03-11', dueTime: null, endOn: null, endTime: null };
  return (
    <button type="button" onClick={() => move(report, later)}>
      {report.date}
    </button>
  );
}

test('a task that is on its way stays where it was put, whatever is asked for meanwhile', async () => {
  const { queryKey } = entriesQuery('w', SPAN);
  const { queryClient } = renderScreen(<Calendar />, {
    known: [[queryKey, { items: [reportOn('2027-03-10', 1)] }]],
  });
  await act(async () => fireEvent.click(screen.getByText('2027-03-10')));
  await act(async () => queryClient.invalidateQueries({ queryKey }));
  expect(screen.getByRole('button').textContent).toBe('2027-03-11');
  await act(async () => server.answer());
  expect(screen.getByRole('button').textContent).toBe('2027-03-11');
  server.date = '2027-03-12';
  await act(async () => queryClient.invalidateQueries({ queryKey }));
  await screen.findByText('2027-03-12');
});

test('a move that is refused while nothing can be asked for again goes back to where the task was', async () => {
  const { queryKey } = entriesQuery('w', SPAN);
  const { queryClient } = renderScreen(<Calendar />, {
    known: [[queryKey, { items: [reportOn('2027-03-10', 1)] }]],
  });
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  await act(async () => fireEvent.click(screen.getByText('2027-03-10')));
  expect(screen.getByRole('button').textContent).toBe('2027-03-11');
  await act(async () => server.refuse());
  expect(screen.getByRole('button').textContent).toBe('2027-03-10');
});
