import { usePrefetchQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { TaskPage } from '@/features/tasks/detail/TaskPage';
import { coursesQuery } from '@/lib/plan/courses';
import { membersQuery } from '@/lib/plan/members';
import { useWorkspace } from '@/lib/workspace';

export const Route = createFileRoute('/_authenticated/tasks/$taskId')({ component: Screen });

function Screen() {
  const { taskId } = Route.useParams();
  const { id } = useWorkspace();
  // Together with the task: the fields that are made of them shall not come after the others.
  usePrefetchQuery(coursesQuery(id));
  usePrefetchQuery(membersQuery(id));
  return <TaskPage key={taskId} taskId={taskId} />;
}
