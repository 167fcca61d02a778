import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Task, TaskPatch } from '@/api';
import { renderScreen } from '@/testing/render-screen';
import { aTask } from '../model/testing/a-task';
import { useTaskDraft } from '../model/use-task-draft';
import { TaskTitle } from './TaskTitle';
import { useTaskSaving } from './use-task-saving';

const sent = vi.hoisted(() => [] as TaskPatch[]);
vi.mock('../queries', () => ({
  useChangeTask: () => ({ error: null, mutate: ({ patch }: { patch: TaskPatch }) => sent.push(patch) }),
}));

function Page({ task }: { task: Task }) {
  const draft = useTaskDraft(task);
  const { saveField, saveAll } = useTaskSaving(task, draft);
  return (
    <>
      <TaskTitle draft={draft} readOnly={false} onSave={saveField} />
      <textarea
        aria-label="Description"
        value={draft.values.notes}
        onChange={(event) => draft.set({ notes: event.currentTarget.value })}
      />
      <button type="button" onClick={saveAll}>
        Save the description
      </button>
      <button type="button" onClick={() => saveField({ status: 'done' })}>
        Choose done
      </button>
    </>
  );
}

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  renderScreen(<Page task={aTask({ title: 'Essay', notes: '' })} />);
});

const title = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
const description = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
function press(field: HTMLElement, key: string) {
  field.focus();
  fireEvent.keyDown(field, { key });
}

test('Escape gives up the title that was typed, and Enter saves it', () => {
  type(title(), 'Essays');
  press(title(), 'Escape');
  expect(sent).toEqual([]);
  expect(title().value).toBe('Essay');
  type(title(), 'Essay draft');
  press(title(), 'Enter');
  expect(sent).toEqual([{ title: 'Essay draft' }]);
});

test.each(['Escape', 'Enter'])('a title that is emptied and left by %s takes nothing else along', (key) => {
  type(description(), 'Three pages');
  type(title(), '');
  press(title(), key);
  expect(title().value).toBe('Essay');
  expect(description().value).toBe('Three pages');
});

test('a description that is half written is saved by nothing but its own button', () => {
  type(description(), 'Three pa');
  fireEvent.click(screen.getByRole('button', { name: 'Choose done' }));
  type(title(), 'Essays');
  press(title(), 'Enter');
  expect(sent.some((patch) => 'notes' in patch)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Save the description' }));
  expect(sent.at(-1)).toMatchObject({ notes: 'Three pa' });
});
