import { IconAlertTriangle, IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { type FormEvent, type Ref, useState } from 'react';
import type { Course } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toPercentText, toRelativeText, toTimeText } from '@/lib/plan/wording';
import { CourseTile, courseColors, courseName } from '@/ui/CourseTile';
import { KindIcon, kindLabel } from '@/ui/KindIcon';
import { type QuickAdd as Draft, type QuickAddPart, readQuickAdd } from '../model/quick-add';
import { useCreateTask } from '../queries';
import classes from './QuickAdd.module.css';

interface QuickAddProps {
  courses: readonly Course[];
  /** How many open tasks are due on a day. */
  dueOn: (day: string) => number;
  inputRef?: Ref<HTMLInputElement>;
}

const FULL_DAY = 3;

export function QuickAdd({ courses, dueOn, inputRef }: QuickAddProps) {
  const [text, setText] = useState('');
  const { today, style } = usePlanSettings();
  const create = useCreateTask();
  const named = courses.map((course) => ({ id: course.id, code: courseName(course) }));
  const draft = readQuickAdd(text, { today, courses: named, monthFirst: style.dateFormat !== 'day-month' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.title === '' || create.isPending) return;
    const { title, kind, dueOn: day, dueTime, courseId, weight } = draft;
    create.mutate(
      {
        title,
        kind,
        dueOn: day ?? null,
        dueTime: dueTime ?? null,
        courseId: courseId ?? null,
        weight: weight ?? null,
      },
      { onSuccess: () => setText('') },
    );
  };
  return (
    <div>
      <form className={classes.form} onSubmit={submit}>
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        <div className={classes.field}>
          <div className={classes.marks} aria-hidden="true">
            {draft.parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the text itself, in its order
              <Mark key={index} part={part} courses={courses} />
            ))}
          </div>
          <input
            ref={inputRef}
            className={classes.input}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
            placeholder="essay draft next Fri 5pm #HIST210"
            aria-label="Add a task in plain words"
            aria-describedby="quick-add-reading"
            maxLength={300}
            autoComplete="off"
          />
        </div>
        {text && (
          <button type="submit" className={classes.submit} disabled={draft.title === '' || create.isPending}>
            Add <kbd>Enter</kbd>
          </button>
        )}
      </form>
      <p id="quick-add-reading" className={classes.reading} aria-live="polite">
        {text && <Reading draft={draft} courses={courses} busy={draft.dueOn ? dueOn(draft.dueOn) : 0} />}
      </p>
    </div>
  );
}

function Mark({ part, courses }: { part: QuickAddPart; courses: readonly Course[] }) {
  const course = courses.find(({ id }) => id === part.courseId);
  return (
    <span data-role={part.role} style={course && courseColors(course.color)}>
      {part.text}
    </span>
  );
}

const ORDINALS = ['', '', '', '', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

function Reading({ draft, courses, busy }: { draft: Draft; courses: readonly Course[]; busy: number }) {
  const { today, style } = usePlanSettings();
  const course = courses.find(({ id }) => id === draft.courseId);
  if (draft.title === '') return <span>Say what it is, then when.</span>;
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
