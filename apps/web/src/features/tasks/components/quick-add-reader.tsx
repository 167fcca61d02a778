import { IconAlertTriangle, IconCalendarEvent, IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Course, Task } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toPercentText, toRelativeText, toTimeText } from '@/lib/plan/wording';
import { CourseTile, courseColors, courseName } from '@/ui/CourseTile';
import { KindIcon, kindLabel } from '@/ui/KindIcon';
import { LinkButton } from '@/ui/LinkButton';
import type { QuickAdd as Draft } from '../model/quick-add';
import { toRepeatText } from '../model/repeat-text';
import classes from './QuickAdd.module.css';

export { readQuickAdd } from '../model/quick-add';

interface MarksProps {
  draft: Draft;
  courses: readonly Course[];
}

/** What was typed, with each stretch marked as what it was understood as. */
export function Marks({ draft, courses }: MarksProps) {
  return draft.parts.map(({ role, text, courseId }, index) => {
    const course = courses.find(({ id }) => id === courseId);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the text itself, in its order
      <span key={index} data-role={role} style={course && courseColors(course.color)}>
        {text}
      </span>
    );
  });
}

const FULL_DAY = 3;
const ORDINALS = ['', '', '', '', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

interface ReadingProps extends MarksProps {
  busy: number;
  onAddAnyway: () => void;
}

/** The sentence under the field: what will be made of the words. */
export function Reading({ draft, courses, busy, onAddAnyway }: ReadingProps) {
  const { today, style } = usePlanSettings();
  const course = courses.find(({ id }) => id === draft.courseId);
  if (draft.title === '') return <span>Say what it is, then when.</span>;
  if (draft.noDay)
    return (
      <span className={classes.fault}>
        {draft.noDay} is not a day. <LinkButton onClick={onAddAnyway}>Add it anyway</LinkButton>
      </span>
    );
  return (
    <>
      <span>Reads as</span>
      <b>{draft.title}</b>
      <span className={classes.piece}>
        <KindIcon kind={draft.kind} /> {kindLabel(draft.kind)}
      </span>
      {draft.dueOn ? (
        <span className={classes.piece}>
          <IconCalendarEvent size={15} stroke={1.75} aria-hidden="true" />
          <b>
            {toDayText(draft.dueOn, { style, today })}
            {draft.dueTime && `, ${toTimeText(draft.dueTime, style)}`}
          </b>
          {toRelativeText(draft.dueOn, today)}
        </span>
      ) : (
        <span>no date</span>
      )}
      {draft.repeat && <span>{toRepeatText(draft.repeat, style)}</span>}
      {course && (
        <span className={classes.piece}>
          <CourseTile name={courseName(course)} color={course.color} size={16} />
          <b>{courseName(course)}</b>
        </span>
      )}
      {draft.unknownCourse && (
        <span className={classes.warning}>no course is called {draft.unknownCourse}</span>
      )}
      {draft.weight !== undefined && <span>{toPercentText(draft.weight)} of the grade</span>}
      {busy >= FULL_DAY && (
        <span className={classes.warning}>
          <IconAlertTriangle size={15} stroke={1.75} aria-hidden="true" />
          {ORDINALS[busy + 1] ?? `${busy + 1}th`} thing due that day
        </span>
      )}
    </>
  );
}

/** What became of the words: the new row may stand far down the list, or be hidden by a filter. */
export function Added({ task: { id, title, dueOn, dueTime } }: { task: Task }) {
  const { today, style } = usePlanSettings();
  const day = dueOn ? toDayText(dueOn, { style, today }) : 'no date';
  return (
    <span className={classes.added}>
      <IconCheck size={15} stroke={2} aria-hidden="true" />
      <span>
        Added <b>{title}</b>, {dueTime ? `${day}, ${toTimeText(dueTime, style)}` : day}
      </span>
      <Link from="/tasks/" to="/tasks" search={(current) => ({ ...current, task: id })} resetScroll={false}>
        Open
      </Link>
    </span>
  );
}
