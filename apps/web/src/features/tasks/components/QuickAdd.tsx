import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, type Ref, useState } from 'react';
import type { Course } from '@/api';
import { isMonthFirst } from '@/lib/plan/number-order';
import { usePlanSettings } from '@/lib/plan/settings';
import { courseName } from '@/ui/CourseTile';
import { LinkButton } from '@/ui/LinkButton';
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
  /** Of several on their way, it knows the last one. */
  const create = useCreateTask();
  const named = courses.map((course) => ({ id: course.id, code: courseName(course) }));
  const context = { today, courses: named, monthFirst: isMonthFirst(style) };
  const [reader, setReader] = useState<Reader>();
  const load = () => void loadReader().then(setReader);
  const isTooLong = text.length > MOST_LETTERS;
  const draft = isTooLong ? undefined : reader?.readQuickAdd(text, context);
  const mayBeAdded = !isTooLong && draft?.title !== '' && !draft?.noDay;
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** The field is free at once: the next one is written and sent while this one is on its way. */
  const add = async (words: string, { anyway = false } = {}) => {
    setText('');
    create.reset();
    try {
      const { title, kind, dueOn: day, noDay, ...read } = (await loadReader()).readQuickAdd(words, context);
      if (title === '' || (noDay && !anyway)) return setText((now) => now || words);
      const { dueTime = null, courseId = null, weight = null, repeat = null } = read;
      const body = { title, kind, dueOn: day ?? null, dueTime, courseId, weight, repeat };
      await create.mutateAsync(body);
    } catch {
      // Why was told by the query client.
      setRefused((others) => [...others, words]);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayBeAdded && text.trim() !== '') void add(text);
  };
  const [lost] = refused;
  const takeBack = () => setRefused((all) => all.slice(1));
  // What was refused stands in the field again, unless something else is being written there.
  if (lost !== undefined && text === '') {
    setText(lost);
    takeBack();
  }
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
            placeholder={`essay draft next Fri 5pm #${exampleCourse(courses)}`}
            aria-label="Add a task in plain words"
            aria-describedby="quick-add-reading"
            aria-invalid={isTooLong || Boolean(draft?.noDay) || undefined}
            autoComplete="off"
          />
        </div>
        {text && (
          <button type="submit" className={classes.submit} disabled={!mayBeAdded}>
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
          <reader.Reading
            draft={draft}
            courses={courses}
            busy={draft.dueOn ? dueOn(draft.dueOn) : 0}
            onAddAnyway={() => void add(text, { anyway: true })}
          />
        )}
        {!text && create.isPending && <span>Adding …</span>}
        {!text && reader && create.data && <reader.Added task={create.data} />}
        {lost !== undefined && (
          <span className={classes.fault}>
            Not added: {lost}{' '}
            <LinkButton
              onClick={() => {
                takeBack();
                void add(lost, { anyway: true });
              }}
            >
              Try again
            </LinkButton>
          </span>
        )}
      </p>
    </div>
  );
}

/** A name that the person could really write, without its gap. */
function exampleCourse([first]: readonly Course[]): string {
  const code = first?.code?.replaceAll(' ', '');
  return code && code.length < 10 ? code : 'HIST210';
}
