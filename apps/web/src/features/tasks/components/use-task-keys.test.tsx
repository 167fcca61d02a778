import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { aTask } from '../model/testing/a-task';
import type { TaskActions } from './TaskRow';
import { useTaskKeys } from './use-task-keys';

const actions = {
  open: vi.fn(),
  openPage: vi.fn(),
  select: vi.fn(),
  selectUpTo: vi.fn(),
  setStatus: vi.fn(),
  remove: vi.fn(),
  finish: vi.fn(),
} satisfies TaskActions;
const onBulk = vi.fn();
const essay = aTask({ id: 'a' });

beforeEach(() => vi.clearAllMocks());

function List({ selected }: { selected: string[] }) {
  useTaskKeys({
    shown: [essay, aTask({ id: 'b' })],
    actions,
    selected: new Set(selected),
    clearSelection: vi.fn(),
    onBulk,
    quickAdd: useRef(null),
    search: useRef(null),
    nextLayout: vi.fn(),
  });
  return <button type="button">Elsewhere</button>;
}

const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });

test('a key acts on the row that the keyboard stands on', () => {
  renderScreen(<List selected={[]} />);
  press('Enter');
  expect(actions.open).not.toHaveBeenCalled();
  press('j');
  press('Enter');
  expect(actions.open).toHaveBeenCalledWith(essay);
  press('d');
  expect(actions.setStatus).toHaveBeenCalledWith(essay, 'done');
  press('Delete');
  expect(actions.remove).toHaveBeenCalledWith(essay);
  expect(onBulk).not.toHaveBeenCalled();
});

test('a button keeps Enter for itself', () => {
  renderScreen(<List selected={[]} />);
  press('j');
  press('Enter', screen.getByRole('button'));
  expect(actions.open).not.toHaveBeenCalled();
});

test('where tasks are selected, D and Delete act on all of them', () => {
  renderScreen(<List selected={['a', 'b']} />);
  press('j');
  press('d');
  press('Delete');
  expect(onBulk.mock.calls).toEqual([
    [{ action: 'status', taskIds: ['a', 'b'], status: 'done' }],
    [{ action: 'delete', taskIds: ['a', 'b'] }],
  ]);
  expect(actions.setStatus).not.toHaveBeenCalled();
  expect(actions.remove).not.toHaveBeenCalled();
});
