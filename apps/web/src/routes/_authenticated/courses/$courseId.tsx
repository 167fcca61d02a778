import { usePrefetchQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CoursePage } from '@/features/courses/CoursePage';
import { type CourseSearch, readCourseSearch } from '@/features/courses/model/tabs';
import { courseTasksQuery } from '@/features/courses/queries';
import { CourseDocuments } from '@/features/documents/CourseDocuments';
import { documentsQuery } from '@/features/documents/queries';
import { useWorkspace } from '@/lib/workspace';

export const Route = createFileRoute('/_authenticated/courses/$courseId')({
  validateSearch: (search: Record<string, unknown>): CourseSearch => readCourseSearch(search),
  component: Screen,
});

function Screen() {
  const { courseId } = Route.useParams();
  const { tab } = Route.useSearch();
  const { id } = useWorkspace();
  // Together with the course: what it has shall not come after it and push the rest away.
  usePrefetchQuery(courseTasksQuery(id, courseId));
  usePrefetchQuery(documentsQuery(id, courseId));
  return (
    <CoursePage
      key={courseId}
      courseId={courseId}
      tab={tab}
      documents={<CourseDocuments courseId={courseId} />}
    />
  );
}
