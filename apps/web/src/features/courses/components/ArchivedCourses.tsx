import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listCoursesOptions } from '@/api/@tanstack/react-query.gen';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { useWorkspace } from '@/lib/workspace';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { Row, Rows } from '@/ui/Row';
import { Section } from '@/ui/Section';
import { useCourseActions } from '../queries';
import classes from './ArchivedCourses.module.css';

/** Courses of terms past: out of every list and calendar, and here to look at or to bring back. */
export function ArchivedCourses() {
  const { id: workspaceId } = useWorkspace();
  const mayEdit = useMayEdit();
  const { unarchive } = useCourseActions();
  const { data } = useQuery(
    listCoursesOptions({ path: { workspaceId }, query: { archived: 'true', limit: 200 } }),
  );
  if (!data?.items.length) return null;
  return (
    <div className={classes.archived}>
      <Section title="Archived" note="not in tasks, calendar and dashboard">
        <Rows>
          {data.items.map((course) => (
            <li key={course.id}>
              <Row
                lead={<CourseTile name={courseName(course)} color={course.color} />}
                title={
                  <Link to="/courses/$courseId" params={{ courseId: course.id }}>
                    {courseName(course)}
                  </Link>
                }
                about={course.term.name}
              >
                {mayEdit && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={`Bring ${courseName(course)} back`}
                    loading={unarchive.isPending && unarchive.variables.id === course.id}
                    onClick={() => unarchive.mutate(course)}
                  >
                    Bring back
                  </Button>
                )}
              </Row>
            </li>
          ))}
        </Rows>
      </Section>
    </div>
  );
}
