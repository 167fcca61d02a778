import { QueryObserver, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Task, TaskPage } from '@/api';
import { HttpError } from '@/lib/errors';
import { toast } from '@/lib/toast';
import { renderScreen } from '@/testing/render-screen';
import { isWhole, tasksQuery, useChangeTask, useSetStatus } from './queries';

const aTask = (title: string) => ({ id: title, title, status: 'todo', version: 1 }) as Task;
const TASKS = [aTask('Essay'), aTask('Quiz')];
const pageOf = (items: Task[], nextCursor: string | null = null): TaskPage => ({
  items,
  nextCursor,
  facets: null,
});

/** What the server has, and the edits that it has not answered yet. */
const server = vi.hoisted(() => ({
  tasks: [] as Task[],
  answers: new Map<string, () => void>(),
  refuse: (): void => undefined,
  list: async (_query: { cursor?: string }): Promise<{ data: unknown }> => ({
    data: { items: server.tasks, nextCursor: null, facets: null },
  }),
}));
vi.mock('@/api', async (original) => ({
  ...(await original<object>()),
  listTasks: (options: { query: { cursor?: string } }) => server.list(options.query),
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
  const { queryClient } = renderScreen(<Ticks />, { known: [[query.queryKey, pageOf(TASKS)]] });
  const shown = () => queryClient.getQueryData(query.queryKey)?.items.map(({ status }) => status);
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
  renderScreen(<Menus />, { known: [[query.queryKey, pageOf(TASKS)]] });
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
  const { queryClient } = renderScreen(<Ticks />, { known: [[query.queryKey, pageOf(TASKS)]] });
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const told = vi.spyOn(toast, 'error');
  await act(async () => fireEvent.click(screen.getByText('Essay')));
  await waitFor(() => expect(server.answers.size).toBe(1));
  await act(async () => server.refuse());
  expect(queryClient.getQueryData(query.queryKey)).toEqual(pageOf(TASKS));
  expect(told).toHaveBeenCalledWith('There is no connection.');
});

/** A first page and the rest, each answered when the test says so. */
function inTwoPages() {
  const asked: (() => void)[] = [];
  server.list = ({ cursor }) =>
    new Promise((resolve) => {
      asked.push(() =>
        resolve({ data: cursor ? pageOf(server.tasks.slice(1)) : pageOf(server.tasks.slice(0, 1), 'more') }),
      );
    });
  return { answer: (place: number) => act(async () => asked[place]?.()), asked };
}

function Titles() {
  const { data } = useQuery(tasksQuery('w'));
  return data ? `${data.items.map(({ title, status }) => `${title} ${status}`)}, ${isWhole(data)}` : 'none';
}

const manyTasks = () => {
  server.tasks = TASKS;
  server.answers.clear();
  const pages = inTwoPages();
  const { container, queryClient } = renderScreen(
    <>
      <p>
        <Titles />
      </p>
      <Ticks />
    </>,
  );
  return { ...pages, queryClient, shown: () => container.querySelector('p')?.textContent };
};

test('of many tasks the first are there before the rest', async () => {
  const { answer, shown } = manyTasks();
  expect(shown()).toBe('none');
  await answer(0);
  expect(shown()).toBe('Essay todo, false');
  await answer(1);
  expect(shown()).toBe('Essay todo,Quiz todo, true');
});

test('who has all of them keeps them while they are asked for again', async () => {
  const { answer, queryClient, shown } = manyTasks();
  await answer(0);
  await answer(1);
  act(() => void queryClient.invalidateQueries());
  await answer(2);
  expect(shown()).toBe('Essay todo,Quiz todo, true');
});

test('what changes while the rest is on its way is asked for from the beginning', async () => {
  const { answer, asked, queryClient, shown } = manyTasks();
  await answer(0);
  server.tasks = [aTask('Essay, corrected'), aTask('Quiz')];
  act(() => void queryClient.invalidateQueries());
  await answer(1);
  expect(asked).toHaveLength(3);
  await answer(2);
  await answer(3);
  expect(shown()).toBe('Essay, corrected todo,Quiz todo, true');
});

test('a task that is ticked while the rest is on its way stays ticked, and the rest still comes', async () => {
  const { answer, shown } = manyTasks();
  await answer(0);
  await act(async () => fireEvent.click(screen.getByText('Essay')));
  await waitFor(() => expect([...server.answers.keys()]).toEqual(['Essay']));
  expect(shown()).toBe('Essay done, false');
  // What was under way when the task was ticked knows nothing of it.
  await answer(1);
  expect(shown()).toBe('Essay done, false');
  await act(async () => server.answers.get('Essay')?.());
  await answer(2);
  await answer(3);
  expect(shown()).toBe('Essay done,Quiz todo, true');
});

test('who comes back to a list that is only begun gets the rest', async () => {
  const { answer, asked, queryClient } = manyTasks();
  await answer(0);
  cleanup();
  expect(queryClient.getQueryData(tasksQuery('w').queryKey)?.nextCursor).toBe('more');
  const observer = new QueryObserver(queryClient, tasksQuery('w'));
  const stop = observer.subscribe(() => undefined);
  await waitFor(() => expect(asked).toHaveLength(3));
  stop();
});
