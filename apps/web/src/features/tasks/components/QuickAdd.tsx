import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, type Ref, useState } from 'react';
import type { Course } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { courseName } from '@/ui/CourseTile';
import { useCreateTask } from '../queries';
import classes from './QuickAdd.module.css';

/** What reads plain words comes when somebody begins to write some. */
const loadReader = () => import('./quick-add-reader');
type Reader = Awaited<ReturnType<typeof loadReader>>;

/** More is no task in plain words: it would take long to read, and the API would refuse it. */
const MOST_LETTERS = 300;

interface QuickAddProps {
  courses: readonly Course[];
  /** How many open tasks are due on a day. */
  dueOn: (day: string) => number;
  inputRef?: Ref<HTMLInputElement>;
  /** A day that stands in the field already. */
  addOn?: string | undefined;
}

export function QuickAdd({ courses, dueOn, inputRef, addOn }: QuickAddProps) {
  const [text, setText] = useState(addOn ? ` ${addOn}` : '');
  const { today, style } = usePlanSettings();
  const create = useCreateTask();
  const named = courses.map((course) => ({ id: course.id, code: courseName(course) }));
  const context = { today, courses: named, monthFirst: style.dateFormat !== 'day-month' };
  const [reader, setReader] = useState<Reader>();
  const load = () => void loadReader().then(setReader);
  const isTooLong = text.length > MOST_LETTERS;
  const draft = isTooLong ? undefined : reader?.readQuickAdd(text, context);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong) return;
    const draft = (await loadReader()).readQuickAdd(text, context);
    if (draft.title === '' || create.isPending) return;
    const { title, kind, dueOn: day, dueTime, courseId, weight, repeat } = draft;
    create.mutate(
      {
        title,
        kind,
        dueOn: day ?? null,
        dueTime: dueTime ?? null,
        courseId: courseId ?? null,
        weight: weight ?? null,
        repeat: repeat ?? null,
      },
      // The next one may be begun before the answer comes.
      { onSuccess: () => setText((now) => (now === text ? '' : now)) },
    );
  };
  return (
    <div>
      <form className={classes.form} onSubmit={submit}>
        <IconPlus size={18} stroke={1.75} aria-hidden="true" />
        <div className={classes.field}>
          <div className={classes.marks} aria-hidden="true">
            {reader && draft && <reader.Marks draft={draft} courses={courses} />}
          </div>
          <input
            ref={inputRef}
            className={classes.input}
            value={text}
            onFocus={load}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
            placeholder="essay draft next Fri 5pm #HIST210"
            aria-label="Add a task in plain words"
            aria-describedby="quick-add-reading"
            aria-invalid={isTooLong || undefined}
            autoComplete="off"
          />
        </div>
        {text && (
          <button
            type="submit"
            className={classes.submit}
            disabled={isTooLong || draft?.title === '' || create.isPending}
          >
            Add <kbd>Enter</kbd>
          </button>
        )}
      </form>
      <p id="quick-add-reading" className={classes.reading} aria-live="polite">
        {isTooLong && (
          <span className={classes.fault}>
            That is {text.length.toLocaleString('en')} letters long; at most {MOST_LETTERS} fit. A long text
            has its place in the description of a task.
          </span>
        )}
        {text && reader && draft && (
          <reader.Reading draft={draft} courses={courses} busy={draft.dueOn ? dueOn(draft.dueOn) : 0} />
        )}
      </p>
    </div>
  );
}
