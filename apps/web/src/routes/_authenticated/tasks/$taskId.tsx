import { createFileRoute } from '@tanstack/react-router';
import { TaskPage } from '@/features/tasks/detail/TaskPage';

export const Route = createFileRoute('/_authenticated/tasks/$taskId')({ component: Screen });

function Screen() {
  const { taskId } = Route.useParams();
  return <TaskPage key={taskId} taskId={taskId} />;
}
