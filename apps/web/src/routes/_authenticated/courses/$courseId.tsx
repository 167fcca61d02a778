import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '@/features/courses/CoursePage';
import { type CourseSearch, readCourseSearch } from '@/features/courses/model/tabs';
import { CourseDocuments } from '@/features/documents/CourseDocuments';

export const Route = createFileRoute('/_authenticated/courses/$courseId')({
  validateSearch: (search: Record<string, unknown>): CourseSearch => readCourseSearch(search),
  component: Screen,
});

function Screen() {
  const { courseId } = Route.useParams();
  const { tab } = Route.useSearch();
  return (
    <CoursePage
      key={courseId}
      courseId={courseId}
      tab={tab}
      documents={<CourseDocuments courseId={courseId} />}
    />
  );
}
