import type { TaskKind } from './kinds.ts';

/** What an accepted finding says of its task. */
export interface PlannedTask {
  findingId: string;
  workspaceId: string;
  courseId: string | null;
  title: string;
  kind: TaskKind;
  dueOn: string;
  dueTime: string | null;
  endOn: string | null;
  endTime: string | null;
  weight: number | null;
}
