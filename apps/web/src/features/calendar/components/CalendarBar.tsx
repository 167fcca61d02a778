import { ActionIcon, Button, SegmentedControl, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconEye, IconEyeOff } from '@tabler/icons-react';
import type { Course } from '@/api';
import { courseNames } from '@/lib/plan/course-names';
import { CourseTile, courseName } from '@/ui/CourseTile';
import type { CalendarSearch, View } from '../model/search';
import classes from './CalendarBar.module.css';

interface CalendarBarProps {
  courses: readonly Course[];
  search: CalendarSearch;
  onSearch: (change: Partial<CalendarSearch>) => void;
  onStep: (by: 1 | -1) => void;
}

const VIEW_LABELS: { value: View; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
  { value: 'agenda', label: 'Agenda' },
];

/** What its arrows go over. */
const STEPS: Record<View, string> = { month: 'month', week: 'week', day: 'day', agenda: 'six weeks' };

export function CalendarBar({ courses, search, onSearch, onStep }: CalendarBarProps) {
  const nameOf = courseNames(courses);
  const step = STEPS[search.view ?? 'month'];
  const hidden = search.hide ?? [];
  const hasNoClasses = search.classes === 'hidden';
  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    onSearch({ hide: next.length > 0 ? next : undefined });
  };
  return (
    <div className={classes.bar}>
      <Button size="xs" variant="default" onClick={() => onSearch({ date: undefined })}>
        Today
      </Button>
      <ActionIcon size={32} variant="default" aria-label={`Previous ${step}`} onClick={() => onStep(-1)}>
        <IconChevronLeft size={18} stroke={1.75} />
      </ActionIcon>
      <ActionIcon size={32} variant="default" aria-label={`Next ${step}`} onClick={() => onStep(1)}>
        <IconChevronRight size={18} stroke={1.75} />
      </ActionIcon>
      <fieldset className={classes.courses} aria-label="Shown courses">
        {courses.map((course) => (
          <UnstyledButton
            key={course.id}
            className={classes.chip}
            aria-pressed={!hidden.includes(course.id)}
            title={nameOf(course)}
            onClick={() => toggle(course.id)}
          >
            <CourseTile name={courseName(course)} color={course.color} />
            <span className={classes.name}>{nameOf(course)}</span>
          </UnstyledButton>
        ))}
        {courses.length > 0 && (
          <UnstyledButton
            className={classes.chip}
            data-dashed
            aria-pressed={hasNoClasses}
            onClick={() => onSearch({ classes: hasNoClasses ? undefined : 'hidden' })}
          >
            {hasNoClasses ? (
              <IconEye size={16} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconEyeOff size={16} stroke={1.75} aria-hidden="true" />
            )}
            {hasNoClasses ? 'Show classes' : 'Hide classes'}
          </UnstyledButton>
        )}
      </fieldset>
      <SegmentedControl
        size="xs"
        className={classes.view}
        aria-label="View"
        data={VIEW_LABELS}
        value={search.view ?? 'month'}
        onChange={(view) => onSearch({ view: view === 'month' ? undefined : view })}
      />
    </div>
  );
}
