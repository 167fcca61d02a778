import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconArchiveOff, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { CourseDetails } from '@/api';
import { isNotThere } from '@/lib/errors';
import { usePageTitle } from '@/lib/page-title';
import { usePlanSettings } from '@/lib/plan/settings';
import { toRangeText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { LoadFailed } from '@/ui/LoadFailed';
import { NotHere } from '@/ui/NotHere';
import { Page } from '@/ui/Page';
import { PageBones } from '@/ui/Waiting';
import classes from './CoursePage.module.css';
import { CourseTabs } from './components/CourseTabs';
import { CourseTasks } from './components/CourseTasks';
import { DaysOff } from './components/DaysOff';
import { EditCourse } from './components/EditCourse';
import { Grading } from './components/Grading';
import { Meetings } from './components/Meetings';
import { type CourseTab, TAB_LABELS } from './model/tabs';
import { courseQuery, useCourseActions } from './queries';

const GradesTab = lazy(() => import('./components/grades/GradesTab'));
const PoliciesTab = lazy(() => import('./components/PoliciesTab'));
const PeopleTab = lazy(() => import('./components/PeopleTab'));
const NotesTab = lazy(() => import('./components/NotesTab'));

interface CoursePageProps {
  courseId: string;
  /** The part that is shown; the overview without. */
  tab: CourseTab | undefined;
  /** The documents of the course, from the feature that keeps them. */
  documents: ReactNode;
}

const PARENTS = [{ label: 'Courses', to: '/courses' }];

export function CoursePage({ courseId, tab, documents }: CoursePageProps) {
  const { id } = useWorkspace();
  const { data: course, error, refetch } = useQuery(courseQuery(id, courseId));
  if (!course && isNotThere(error)) return <NoCourse />;
  if (!course && error) return <LoadFailed error={error} what="The course" onRetry={refetch} />;
  if (!course) return <PageBones />;
  return (
    <Page
      title={tab ? `${courseName(course)}: ${TAB_LABELS[tab]}` : courseName(course)}
      heading={courseName(course)}
      parents={PARENTS}
      lead={<Lead course={course} />}
      icon={<CourseTile name={courseName(course)} color={course.color} size={32} />}
      actions={<Actions course={course} />}
    >
      <CourseTabs courseId={courseId} />
      <Suspense>
        {tab === 'grades' && <GradesTab course={course} />}
        {tab === 'policies' && <PoliciesTab courseId={courseId} />}
        {tab === 'notes' && <NotesTab course={course} />}
        {tab === 'people' && <PeopleTab course={course} />}
        {!tab && <Overview course={course} documents={documents} />}
      </Suspense>
    </Page>
  );
}

function NoCourse() {
  usePageTitle('Course not found', PARENTS);
  return <NotHere what="course" to="/courses" all="All courses" />;
}

function Overview({ course, documents }: { course: CourseDetails; documents: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <CourseTasks courseId={course.id} />
      </div>
      <div className={classes.column}>
        {documents}
        <Meetings courseId={course.id} meetings={course.meetings} />
        <Grading courseId={course.id} components={course.components} />
        <DaysOff courseId={course.id} daysOff={course.daysOff} />
      </div>
    </div>
  );
}

function Lead({
  course: { code, title, section, term, instructors, archivedAt },
}: {
  course: CourseDetails;
}) {
  const { style } = usePlanSettings();
  const days = term.start && term.end ? toRangeText(term.start, term.end, style) : undefined;
  const parts = [
    archivedAt ? 'Archived' : undefined,
    code && code !== title ? title : undefined,
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
  const { remove, archive, unarchive } = useCourseActions();
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
          {course.archivedAt ? (
            <Menu.Item
              leftSection={<IconArchiveOff size={16} stroke={1.75} />}
              onClick={() => unarchive.mutate(course)}
            >
              Bring back from the archive
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconArchive size={16} stroke={1.75} />}
              onClick={() => archive.mutate(course, { onSuccess: leave })}
            >
              Archive
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => remove.mutate(course, { onSuccess: leave })}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <EditCourse
        key={isEditing ? 'open' : course.version}
        course={course}
        opened={isEditing}
        onClose={editing.close}
      />
    </>
  );
}
