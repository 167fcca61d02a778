import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Task, TaskCreate } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import { QuickAdd } from './QuickAdd';

interface Asked {
  title: string;
  keep: () => void;
  refuse: () => void;
}

/** What was asked of the server, in its order, and not answered yet. */
const asked = vi.hoisted(() => [] as Asked[]);
vi.mock('@/api', async (original) => ({
  ...(await original<object>()),
  createTask: ({ body }: { body: TaskCreate }) =>
    new Promise((resolve, reject) =>
      asked.push({
        title: body.title,
        keep: () => resolve({ data: { ...body, id: body.title } as Task }),
        refuse: () => reject(new Error('refused')),
      }),
    ),
}));
vi.mock('../model/use-refresh', () => ({ useRefresh: () => () => undefined }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/tasks">{children}</a>,
}));

beforeEach(() => {
  vi.setSystemTime('2026-11-24T12:00:00Z');
  asked.length = 0;
});
afterEach(() => vi.useRealTimers());

function draw() {
  renderScreen(<QuickAdd courses={[]} dueOn={() => 0} />);
  const field = screen.getByLabelText<HTMLInputElement>('Add a task in plain words');
  fireEvent.focus(field);
  const write = (words: string) => {
    fireEvent.change(field, { target: { value: words } });
    // biome-ignore lint/style/noNonNullAssertion: it stands in its form
    fireEvent.submit(field.form!);
  };
  return { field, write };
}

test('the next task is written and sent while the one before is on its way', async () => {
  const { field, write } = draw();
  write('read chapter 4');
  expect(field.value).toBe('');
  write('buy a calculator');
  await waitFor(() =>
    expect(asked.map(({ title }) => title)).toEqual(['Read chapter 4', 'Buy a calculator']),
  );
});

test('it says what was added, and when it is due', async () => {
  const { write } = draw();
  write('read chapter 4 on 2027-02-11');
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.keep();
  expect(await screen.findByText('Read chapter 4')).toBeTruthy();
  expect(screen.getByText(/^Added/).textContent).toBe('Added Read chapter 4, Thu 11 Feb 2027');
});

test('a day that is none is said before anything is added, and the words stay', async () => {
  const { field, write } = draw();
  write('essay due 31 Feb');
  expect((await screen.findByText(/is not a day/)).textContent).toBe('31 Feb is not a day. Add it anyway');
  expect(field.value).toBe('essay due 31 Feb');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.submit(field);
  expect(asked).toEqual([]);
  expect(field.value).toBe('essay due 31 Feb');

  fireEvent.click(screen.getByRole('button', { name: 'Add it anyway' }));
  await waitFor(() => expect(asked.map(({ title }) => title)).toEqual(['Essay due 31 Feb']));
  expect(field.value).toBe('');
});

test('of several that are on their way the last one is told of, in whatever order they are answered', async () => {
  const { write } = draw();
  write('read chapter 4');
  write('buy a calculator');
  await waitFor(() => expect(asked).toHaveLength(2));
  await act(async () => asked[1]?.keep());
  await act(async () => asked[0]?.keep());
  expect(screen.getByText(/^Added/).textContent).toBe('Added Buy a calculator, no date');
});

test('what was refused stands in the field again', async () => {
  const { field, write } = draw();
  write('read chapter 4');
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.refuse();
  await waitFor(() => expect(field.value).toBe('read chapter 4'));
});

test('what was refused while another one was written is offered again, and takes nothing from that one', async () => {
  const { field, write } = draw();
  write('read chapter 4');
  await waitFor(() => expect(asked).toHaveLength(1));
  fireEvent.change(field, { target: { value: 'buy a calc' } });
  asked[0]?.refuse();
  expect(await screen.findByText(/^Not added: read chapter 4/)).toBeTruthy();
  expect(field.value).toBe('buy a calc');
});
