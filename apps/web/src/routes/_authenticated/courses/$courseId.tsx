import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '@/features/courses/CoursePage';
import { CourseDocuments } from '@/features/documents/CourseDocuments';

export const Route = createFileRoute('/_authenticated/courses/$courseId')({ component: Screen });

function Screen() {
  const { courseId } = Route.useParams();
  return (
    <CoursePage key={courseId} courseId={courseId} documents={<CourseDocuments courseId={courseId} />} />
  );
}
