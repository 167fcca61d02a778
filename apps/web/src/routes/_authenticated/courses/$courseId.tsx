import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '@/features/courses/CoursePage';

export const Route = createFileRoute('/_authenticated/courses/$courseId')({ component: Screen });

function Screen() {
  const { courseId } = Route.useParams();
  return <CoursePage key={courseId} courseId={courseId} />;
}
