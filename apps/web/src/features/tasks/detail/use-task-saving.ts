import { useRef, useState } from 'react';
import type { Task, TaskPatch } from '@/api';
import { isEmpty, withoutSent } from '../model/edit';
import type { TaskDraft } from '../model/use-task-draft';
import { useChangeTask } from '../queries';

/** Writes what was changed on the page of a task: each field as it is chosen or left, the description when it is said. */
export function useTaskSaving(task: Task, draft: TaskDraft) {
  const [scope, setScope] = useState<'this' | 'following'>('this');
  const change = useChangeTask();
  /** A field is saved when it is chosen, and its place is left a moment later: once is enough. */
  const onItsWay = useRef<TaskPatch>({});

  const send = (wanted: TaskPatch) => {
    const patch = withoutSent(wanted, onItsWay.current);
    if (isEmpty(patch) || patch.title?.trim() === '') return;
    onItsWay.current = { ...onItsWay.current, ...patch };
    const sent = task.repeat && scope === 'following' ? { ...patch, scope } : patch;
    change.mutate(
      { task: draft.base, patch: sent },
      {
        onSuccess: (saved) => draft.settle(patch, saved),
        onSettled: () => {
          onItsWay.current = {};
        },
      },
    );
  };
  /** The description has a button of its own, and one to give it up. */
  const saveField = (chosen?: TaskPatch) => {
    if (chosen) draft.set(chosen);
    const { notes: _, ...fields } = draft.patch;
    send({ ...fields, ...chosen });
  };
  const saveAll = () => send(draft.patch);
  return { saveField, saveAll, scope, setScope, error: change.error };
}
