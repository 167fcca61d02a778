import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Task } from '@/api';
import { HttpError } from '@/lib/errors';
import { toast } from '@/lib/toast';
import { renderScreen } from '@/testing/render-screen';
import { tasksQuery, useChangeTask, useSetStatus } from './queries';

const aTask = (title: string) => ({ id: title, title, status: 'todo', version: 1 }) as Task;
const TASKS = [aTask('Essay'), aTask('Quiz')];

/** What the server has, and the edits that it has not answered yet. */
const server = vi.hoisted(() => ({
  tasks: [] as Task[],
  answers: new Map<string, () => void>(),
  refuse: (): void => undefined,
}));
vi.mock('@/api', async (original) => ({
  ...(await original<object>()),
  listTasks: async () => ({ data: { items: server.tasks, nextCursor: null } }),
  changeTask: ({ path: { taskId }, body }: { path: { taskId: string }; body: Partial<Task> }) =>
    new Promise((resolve, refuse) => {
      server.refuse = () => refuse(new HttpError({ status: 0, data: { title: 'There is no connection.' } }));
      server.answers.set(taskId, () => {
        const edited = (task: Task) =>
          task.id === taskId ? { ...task, ...body, version: task.version + 1 } : task;
        server.tasks = server.tasks.map(edited);
        resolve({ data: server.tasks.find(({ id }) => id === taskId) });
      });
    }),
}));

function Ticks() {
  const { mutate } = useChangeTask();
  return TASKS.map((task) => (
    <button key={task.id} type="button" onClick={() => mutate({ task, patch: { status: 'done' } })}>
      {task.title}
    </button>
  ));
}

test('of two tasks that are ticked one after the other, none is open again while the other is answered', async () => {
  server.tasks = TASKS;
  const query = tasksQuery('w');
  const { queryClient } = renderScreen(<Ticks />, { known: [[query.queryKey, TASKS]] });
  const shown = () => queryClient.getQueryData(query.queryKey)?.map(({ status }) => status);
  const askAgain = vi
    .spyOn(queryClient, 'invalidateQueries')
    .mockImplementation(async () => void (await queryClient.fetchQuery({ ...query, staleTime: 0 })));
  for (const { title } of TASKS) await act(async () => fireEvent.click(screen.getByText(title)));
  await waitFor(() => expect([...server.answers.keys()]).toEqual(['Essay', 'Quiz']));
  expect(shown()).toEqual(['done', 'done']);
  await act(async () => server.answers.get('Essay')?.());
  expect(shown()).toEqual(['done', 'done']);
  await act(async () => server.answers.get('Quiz')?.());
  await waitFor(() => expect(askAgain).toHaveBeenCalledOnce());
  expect(shown()).toEqual(['done', 'done']);
});

function Menus() {
  const setStatus = useSetStatus();
  return TASKS.map((task) => (
    <button key={task.id} type="button" onClick={() => setStatus(task, 'done')}>
      {task.title}
    </button>
  ));
}

test('of two tasks that are done before either is answered, each can be taken back', async () => {
  server.tasks = TASKS;
  server.answers.clear();
  const offered = vi.spyOn(toast, 'undoable');
  const query = tasksQuery('w');
  renderScreen(<Menus />, { known: [[query.queryKey, TASKS]] });
  for (const { title } of TASKS) await act(async () => fireEvent.click(screen.getByText(title)));
  await waitFor(() => expect([...server.answers.keys()]).toEqual(['Essay', 'Quiz']));
  for (const answer of server.answers.values()) await act(async () => answer());
  await waitFor(() => expect(offered).toHaveBeenCalledTimes(2));
  // Words of their own: the same words twice are one toast, with one way back.
  expect(offered.mock.calls.map(([said]) => said)).toEqual(['Essay is done', 'Quiz is done']);

  server.answers.clear();
  await act(async () => offered.mock.calls[0]?.[1]());
  await waitFor(() => expect([...server.answers.keys()]).toEqual(['Essay']));
  await act(async () => server.answers.get('Essay')?.());
  expect(server.tasks.map(({ status }) => status)).toEqual(['todo', 'done']);
});

test('what is refused while nothing can be asked for again is put back as it was', async () => {
  server.answers.clear();
  const query = tasksQuery('w');
  const { queryClient } = renderScreen(<Ticks />, { known: [[query.queryKey, TASKS]] });
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const told = vi.spyOn(toast, 'error');
  await act(async () => fireEvent.click(screen.getByText('Essay')));
  await waitFor(() => expect(server.answers.size).toBe(1));
  await act(async () => server.refuse());
  expect(queryClient.getQueryData(query.queryKey)).toEqual(TASKS);
  expect(told).toHaveBeenCalledWith('There is no connection.');
});
