import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilePlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Course } from '@/api';
import { getOverviewOptions } from '@/api/@tanstack/react-query.gen';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { coursesQuery } from '@/lib/plan/courses';
import { browserZone } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { toRangeText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { FromPageToList } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { RowBones, Waiting } from '@/ui/Waiting';
import classes from './CoursesPage.module.css';
import { ArchivedCourses } from './components/ArchivedCourses';
import { CourseRow } from './components/CourseRow';
import { NewCourse } from './components/NewCourse';
import { byTerm } from './model/by-term';

export function CoursesPage() {
  const { id } = useWorkspace();
  const { choose, canAdd } = useAddSyllabi();
  const [isNewOpen, newCourse] = useDisclosure();
  const { data: courses, error, refetch } = useQuery(coursesQuery(id));
  const add = canAdd && (
    <Button leftSection={<IconFilePlus size={16} stroke={1.75} />} onClick={() => choose()}>
      Add syllabi
    </Button>
  );
  return (
    <Page
      title="Courses"
      lead="Each syllabus finds its course by itself, or makes one."
      actions={
        canAdd && (
          <>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={newCourse.open}
            >
              New course
            </Button>
            {courses?.length !== 0 && add}
          </>
        )
      }
    >
      {!courses && !error && (
        <Waiting label="Loading the courses">
          <RowBones rows={5} height={64} />
        </Waiting>
      )}
      {error && !courses && <LoadFailed error={error} what="The courses" onRetry={refetch} />}
      {courses?.length === 0 && (
        <EmptyState drawing={<FromPageToList />} title="No courses yet" actions={add}>
          Drop in a syllabus: its course, its class times and its grading are read from it.
        </EmptyState>
      )}
      {courses && courses.length > 0 && <Terms courses={courses} />}
      {courses && <ArchivedCourses />}
      <NewCourse opened={isNewOpen} onClose={newCourse.close} />
    </Page>
  );
}

function Terms({ courses }: { courses: readonly Course[] }) {
  const { style, today } = usePlanSettings();
  const cards = useCards();
  return (
    <div className={classes.terms}>
      {byTerm(courses, today).map(({ name, start, end, courses: group }) => (
        <Section
          key={name}
          title={name || 'No term'}
          note={start && end ? toRangeText(start, end, style) : undefined}
        >
          <ul className={classes.list}>
            {group.map((course) => (
              <li key={course.id}>
                <CourseRow course={course} card={cards.get(course.id)} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

/** How each course stands; the dashboard and the sidebar ask the same question, so it is asked once. */
function useCards() {
  const { id } = useWorkspace();
  const query = getOverviewOptions({ path: { workspaceId: id }, query: { timeZone: browserZone() } });
  const { data } = useQuery(query);
  return useMemo(() => new Map(data?.courses.map((card) => [card.course.id, card])), [data]);
}
