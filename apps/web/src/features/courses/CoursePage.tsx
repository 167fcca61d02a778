import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CourseDetails } from '@/api';
import { statusOf } from '@/lib/errors';
import { usePlanSettings } from '@/lib/plan/settings';
import { toRangeText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { EmptyState } from '@/ui/EmptyState';
import { LostPage } from '@/ui/error-drawings';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { PageBones } from '@/ui/Waiting';
import classes from './CoursePage.module.css';
import { CourseTasks } from './components/CourseTasks';
import { DaysOff } from './components/DaysOff';
import { EditCourse } from './components/EditCourse';
import { Grading } from './components/Grading';
import { Meetings } from './components/Meetings';
import { courseQuery, useCourseActions } from './queries';

interface CoursePageProps {
  courseId: string;
  /** The documents of the course, from the feature that keeps them. */
  documents: ReactNode;
}

const PARENTS = [{ label: 'Courses', to: '/courses' }];

export function CoursePage({ courseId, documents }: CoursePageProps) {
  const { id } = useWorkspace();
  const { data: course, error, refetch } = useQuery(courseQuery(id, courseId));
  if (!course && statusOf(error) === 404) {
    return (
      <EmptyState level={1} drawing={<LostPage />} title="That course is not here">
        It may have been deleted, or it belongs to another workspace.
      </EmptyState>
    );
  }
  if (!course && error) return <LoadFailed error={error} what="The course" onRetry={refetch} />;
  if (!course) return <PageBones />;
  return (
    <Page
      title={courseName(course)}
      parents={PARENTS}
      lead={<Lead course={course} />}
      icon={<CourseTile name={courseName(course)} color={course.color} size={32} />}
      actions={<Actions course={course} />}
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          <CourseTasks courseId={courseId} />
        </div>
        <div className={classes.column}>
          {documents}
          <Meetings meetings={course.meetings} />
          <Grading components={course.components} />
          <DaysOff daysOff={course.daysOff} />
        </div>
      </div>
    </Page>
  );
}

function Lead({ course: { code, title, section, term, instructors } }: { course: CourseDetails }) {
  const { style } = usePlanSettings();
  const days = term.start && term.end ? toRangeText(term.start, term.end, style) : undefined;
  const parts = [
    code ? title : undefined,
    section && `section ${section}`,
    term.name,
    days,
    instructors.map(({ name }) => name).join(', '),
  ];
  return parts.filter(Boolean).join(' · ') || 'Nothing more is known of it yet.';
}

function Actions({ course }: { course: CourseDetails }) {
  const { role } = useWorkspace();
  const [isEditing, editing] = useDisclosure();
  const { remove, archive } = useCourseActions();
  const navigate = useNavigate();
  if (role === 'viewer') return null;
  const leave = () => navigate({ to: '/courses' });
  return (
    <>
      <Button variant="default" leftSection={<IconPencil size={16} stroke={1.75} />} onClick={editing.open}>
        Edit
      </Button>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="More about this course">
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconArchive size={16} stroke={1.75} />}
            onClick={() => archive.mutate(course, { onSuccess: leave })}
          >
            Archive
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => remove.mutate(course, { onSuccess: leave })}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <EditCourse key={course.version} course={course} opened={isEditing} onClose={editing.close} />
    </>
  );
}
