import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { CourseCard, Me } from '@/api/types.gen';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { ofNow } from '@/lib/plan/of-now';
import { useSoon } from '@/lib/plan/use-soon';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { MAIN_PLACES, PLACES, type PlaceName, WORKSPACE_PLACES } from './places';
import { useCounts, useUnreadMessages } from './queries';
import classes from './Sidebar.module.css';
import { UserCard } from './UserCard';
import { WorkspaceSwitcher } from './WorkspaceSwitcher';

export interface SidebarProps {
  me: Me;
  isRail: boolean;
  onSwitchWorkspace: (id: string) => void;
  onNewWorkspace: () => void;
  onSignOut: () => void;
  onShowKeys: () => void;
}

export function Sidebar(props: SidebarProps) {
  return (
    <aside className={classes.sidebar} data-rail={props.isRail || undefined} aria-label="Sidebar">
      <SidebarContent {...props} />
    </aside>
  );
}

/** Also shown in the drawer on phones. */
export function SidebarContent({
  me,
  isRail,
  onSwitchWorkspace,
  onNewWorkspace,
  onSignOut,
  onShowKeys,
}: SidebarProps) {
  const counts = useCounts();
  const unread = useUnreadMessages();
  const shown = (places: readonly PlaceName[]) =>
    places.filter(
      (place) => place === 'settings' || me.settings.display.sidebar.some((item) => item === place),
    );
  const numbers: Partial<Record<PlaceName, number>> = { tasks: counts?.openTasks, chats: unread };

  return (
    <>
      <WorkspaceSwitcher me={me} isRail={isRail} onSwitch={onSwitchWorkspace} onNew={onNewWorkspace} />
      <nav className={classes.nav} aria-label="Main">
        <ul>
          {shown(MAIN_PLACES).map((place) => (
            <PlaceLink key={place} place={place} isRail={isRail} badge={numbers[place]} />
          ))}
        </ul>
        {shown(['courses']).length > 0 && <Courses isRail={isRail} courses={counts?.courses} />}
        {shown(WORKSPACE_PLACES).length > 0 && (
          <Group title="Workspace" isRail={isRail}>
            {shown(WORKSPACE_PLACES).map((place) => (
              <PlaceLink key={place} place={place} isRail={isRail} />
            ))}
          </Group>
        )}
        <ul className={classes.last}>
          {shown(['help-center', 'settings']).map((place) => (
            <PlaceLink key={place} place={place} isRail={isRail} />
          ))}
        </ul>
      </nav>
      <UserCard me={me} isRail={isRail} onSignOut={onSignOut} onShowKeys={onShowKeys} />
    </>
  );
}

interface GroupProps {
  title: string;
  isRail: boolean;
  action?: ReactNode;
  children: ReactNode;
}

function Group({ title, isRail, action, children }: GroupProps) {
  return (
    <div className={classes.group}>
      {isRail ? (
        <hr className={classes.rule} />
      ) : (
        <div className={classes.label}>
          <span>{title}</span>
          {action}
        </div>
      )}
      <ul>{children}</ul>
    </div>
  );
}

function Courses({ isRail, courses }: { isRail: boolean; courses?: CourseCard[] }) {
  const { canAdd, choose } = useAddSyllabi();
  const rows = useSoon(courses);
  const shown = rows && ofNow(rows);
  if (isRail) {
    return (
      <ul>
        <PlaceLink place="courses" isRail />
      </ul>
    );
  }
  const addSyllabi = canAdd && (
    <UnstyledButton className={classes.add} aria-label="Add syllabi" onClick={() => choose()}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
    </UnstyledButton>
  );
  return (
    <div className={classes.group}>
      <div className={classes.label}>
        <Link to="/courses">Courses</Link>
        {addSyllabi}
      </div>
      <ul>
        {shown?.map(({ course, toReview, term }, place) => (
          <Fragment key={course.id}>
            {place > 0 && term.when === 'coming' && term.name !== shown[place - 1]?.term.name && (
              <li className={classes.term}>{term.name}</li>
            )}
            <NavItem
              link={{ to: '/courses/$courseId', params: { courseId: course.id } }}
              icon={<CourseTile name={courseName(course)} color={course.color} />}
              label={courseName(course)}
              note={toReview > 0 ? `${toReview} to review` : undefined}
            />
          </Fragment>
        ))}
        {rows && shown && rows.length > shown.length && (
          <li>
            <Link to="/courses" className={classes.none}>
              Earlier terms: {rows.length - shown.length}
            </Link>
          </li>
        )}
        {rows?.length === 0 && (
          <li>
            <Link to="/documents" className={classes.none}>
              {canAdd ? 'None yet: add a syllabus' : 'None yet'}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

function PlaceLink({ place, isRail, badge }: { place: PlaceName; isRail: boolean; badge?: number }) {
  const { label, to, icon: Icon } = PLACES[place];
  return (
    <NavItem
      link={{ to, activeOptions: { exact: to === '/' } }}
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      label={label}
      note={badge ? String(badge) : undefined}
      isWaiting={place === 'chats'}
      isRail={isRail}
    />
  );
}

interface NavItemProps {
  link: LinkProps;
  icon: ReactNode;
  label: string;
  note?: string;
  /** The note says what waits for the person. */
  isWaiting?: boolean;
  isRail?: boolean;
}

function NavItem({ link, icon, label, note, isWaiting = false, isRail = false }: NavItemProps) {
  const item = (
    <Link {...link} className={classes.item} aria-label={isRail ? label : undefined}>
      {icon}
      {!isRail && <span className={classes.itemLabel}>{label}</span>}
      {!isRail && note && (
        <span className={classes.note} data-waiting={isWaiting || undefined}>
          {note}
        </span>
      )}
    </Link>
  );
  return (
    <li>
      {isRail ? (
        <Tooltip label={label} position="right">
          {item}
        </Tooltip>
      ) : (
        item
      )}
    </li>
  );
}
