import { useEffect, useState } from 'react';
import type { Task, TaskPatch } from '@/api';
import { type EditedField, isEmpty, onlyChanged, type TaskValues, valuesOf } from './edit';
import { keepEdit, keptEdit, type TaskEdit } from './kept-edit';

/**
 * Fields being edited. What others change meanwhile shows at once, but for the fields that are mine. What is neither
 * saved nor given up is there again when the task is opened the next time.
 */
export function useTaskDraft(task: Task) {
  const [edit, setEdit] = useState<TaskEdit | undefined>(() => unsaved(task));
  const [isRestored] = useState(edit !== undefined);
  const patch = edit ? onlyChanged(edit.base, edit.patch) : {};
  const isChanged = !isEmpty(patch);
  useEffect(() => keepEdit(task.id, isChanged ? edit : undefined), [task.id, edit, isChanged]);
  const values: TaskValues = { ...valuesOf(task), ...(edit?.patch as Partial<TaskValues>) };
  return {
    values,
    patch,
    isChanged,
    /** Typed before, on another visit, and still not saved. */
    isRestored: isRestored && isChanged,
    base: edit?.base ?? task,
    set: (change: TaskPatch) =>
      setEdit((current) => ({ base: current?.base ?? task, patch: { ...current?.patch, ...change } })),
    /** `sent` is written: what was typed since then stays, on top of the task as it was saved. */
    settle: (sent: TaskPatch, saved: Task) =>
      setEdit((current) => {
        if (!current) return undefined;
        const left = Object.entries(current.patch).filter(
          ([field, value]) => value !== sent[field as keyof TaskPatch],
        );
        return left.length > 0 ? { base: saved, patch: Object.fromEntries(left) } : undefined;
      }),
    giveUp: (field: EditedField) =>
      setEdit((current) => {
        if (!current) return undefined;
        const { [field]: _, ...patch } = current.patch;
        return Object.keys(patch).length > 0 ? { ...current, patch } : undefined;
      }),
    reset: () => setEdit(undefined),
  };
}

/** What was kept, without what stands by now: it was saved on the way out, and nobody was here to hear of it. */
function unsaved(task: Task): TaskEdit | undefined {
  const kept = keptEdit(task.id);
  const patch = kept ? onlyChanged(task, onlyChanged(kept.base, kept.patch)) : {};
  return kept && !isEmpty(patch) ? { base: kept.base, patch } : undefined;
}

export type TaskDraft = ReturnType<typeof useTaskDraft>;
