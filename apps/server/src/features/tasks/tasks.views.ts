import type { TaskWithSource } from './tasks.repository.ts';
import type { TaskView } from './tasks.schemas.ts';

export const toTaskView = (task: TaskWithSource): TaskView => ({
  id: task.id,
  title: task.title,
  kind: task.kind,
  status: task.status,
  dueOn: task.dueOn,
  dueTime: task.dueTime,
  endOn: task.endOn,
  endTime: task.endTime,
  weight: task.weight,
  course: task.course,
  notes: task.notes,
  assigneeId: task.assigneeId,
  labelIds: task.labelIds,
  repeat: task.repeat,
  subtasks: task.subtasks,
  comments: task.comments,
  source: toSourceView(task),
  completedAt: task.completedAt?.toISOString() ?? null,
  createdAt: task.createdAt.toISOString(),
  updatedAt: task.updatedAt.toISOString(),
  version: task.version,
});

function toSourceView({ findingId, source }: TaskWithSource): TaskView['source'] {
  if (!findingId || !source) return null;
  const [evidence] = source.evidence;
  return {
    findingId,
    documentId: source.documentId,
    page: evidence?.page ?? 1,
    quote: evidence?.quote ?? '',
  };
}
