interface Row {
  type: 'group' | 'task';
  task?: { id: string };
}

/** Which row comes where a task stood that is gone: the next task, else the one before; nothing while it is there. */
export function rowInPlaceOf(
  { taskId, index }: { taskId: string; index: number },
  rows: readonly Row[],
): number | undefined {
  if (rows.some(({ task }) => task?.id === taskId)) return undefined;
  const tasks = rows.flatMap(({ type }, at) => (type === 'task' ? [at] : []));
  return tasks.find((at) => at >= index) ?? tasks.at(-1);
}
