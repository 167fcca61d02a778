import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { withoutSent } from './edit';
import { aTask } from './testing/a-task';
import { useTaskDraft } from './use-task-draft';

beforeEach(() => sessionStorage.clear());

test('what somebody else changes shows at once, but for what I am editing', () => {
  const first = aTask({ title: 'Essay', version: 1 });
  const { result, rerender } = renderHook(({ task }) => useTaskDraft(task), {
    initialProps: { task: first },
  });
  act(() => result.current.set({ title: 'My essay' }));
  rerender({ task: aTask({ title: 'Their essay', dueOn: '2027-02-05', version: 2 }) });
  expect(result.current.values).toMatchObject({ title: 'My essay', dueOn: '2027-02-05' });
  expect(result.current.patch).toEqual({ title: 'My essay' });
  expect(result.current.base.version).toBe(1);
});

test('a field that is set back is no change', () => {
  const { result } = renderHook(() => useTaskDraft(aTask({ title: 'Essay' })));
  act(() => result.current.set({ title: 'Essays' }));
  act(() => result.current.set({ title: 'Essay' }));
  expect(result.current.isChanged).toBe(false);
});

test('what was typed while the first edit was on its way is not lost', () => {
  const { result } = renderHook(() => useTaskDraft(aTask()));
  act(() => result.current.set({ title: 'Essay 1' }));
  act(() => result.current.set({ notes: 'with sources' }));
  act(() => result.current.settle({ title: 'Essay 1' }, aTask({ title: 'Essay 1', version: 2 })));
  expect(result.current.patch).toEqual({ notes: 'with sources' });
  expect(result.current.base.version).toBe(2);
});

test('what is on its way is not sent twice, but a newer value of it is', () => {
  const sent = { labelIds: ['a', 'b'], weight: 5 };
  expect(withoutSent({ labelIds: ['b', 'a'], weight: 10, title: 'Essay' }, sent)).toEqual({
    title: 'Essay',
    weight: 10,
  });
});

test('what was half written is there when the task is opened again, on top of where it began', () => {
  const first = renderHook(() => useTaskDraft(aTask({ notes: '', version: 1 })));
  act(() => first.result.current.set({ notes: 'Begin with the' }));
  first.unmount();
  const { result } = renderHook(() => useTaskDraft(aTask({ notes: 'Theirs', version: 2 })));
  expect(result.current).toMatchObject({ isRestored: true, patch: { notes: 'Begin with the' } });
  expect(result.current.base.version).toBe(1);
});

test.each([
  ['saved', 'settle'],
  ['given up', 'reset'],
] as const)('what was %s is not kept', (_, how) => {
  const first = renderHook(() => useTaskDraft(aTask()));
  act(() => first.result.current.set({ notes: 'All of it' }));
  act(() => first.result.current[how]({ notes: 'All of it' }, aTask({ notes: 'All of it', version: 2 })));
  first.unmount();
  const { result } = renderHook(() => useTaskDraft(aTask({ notes: 'All of it', version: 2 })));
  expect(result.current).toMatchObject({ isChanged: false, isRestored: false });
});

test('what was saved on the way out is not offered again as unsaved', () => {
  const first = renderHook(() => useTaskDraft(aTask({ title: 'Essay', version: 1 })));
  act(() => first.result.current.set({ title: 'Essays', notes: 'Half of' }));
  // The answer to the title comes when the page is gone.
  first.unmount();
  const { result } = renderHook(() => useTaskDraft(aTask({ title: 'Essays', version: 2 })));
  expect(result.current).toMatchObject({ isRestored: true, patch: { notes: 'Half of' } });
  expect(result.current.patch).not.toHaveProperty('title');
});
