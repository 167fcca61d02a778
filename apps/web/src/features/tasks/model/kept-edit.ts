import type { Task, TaskPatch } from '@/api';

export interface TaskEdit {
  /** The task as it was when the first field was touched: what the edit starts from. */
  base: Task;
  patch: TaskPatch;
}

const keyOf = (taskId: string) => `draft:task:${taskId}`;

/** What was typed into a task and not saved, on another page or before a reload; until the tab closes. */
export function keptEdit(taskId: string): TaskEdit | undefined {
  const kept = sessionStorage.getItem(keyOf(taskId));
  return kept ? (JSON.parse(kept) as TaskEdit) : undefined;
}

export function keepEdit(taskId: string, edit: TaskEdit | undefined): void {
  if (edit) sessionStorage.setItem(keyOf(taskId), JSON.stringify(edit));
  else sessionStorage.removeItem(keyOf(taskId));
}
