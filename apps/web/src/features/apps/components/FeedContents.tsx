import { Checkbox, Select } from '@mantine/core';
import type { CalendarFeed, CalendarFeedPatch } from '@/api';
import { useCourses } from '@/lib/plan/courses';
import { TASK_KINDS } from '@/lib/plan/kinds';
import { courseName } from '@/ui/CourseTile';
import { kindLabel } from '@/ui/KindIcon';
import { useFeedActions } from '../queries';
import classes from './FeedCard.module.css';

const ALARMS = [
  { value: '', label: 'No reminder' },
  { value: '60', label: '1 hour before' },
  { value: '1440', label: '1 day before' },
  { value: '2880', label: '2 days before' },
];

/** What the feed holds: each change counts from the next time a calendar asks. */
export function FeedContents({ feed }: { feed: CalendarFeed }) {
  const { change } = useFeedActions();
  const courses = useCourses();
  const save = (patch: CalendarFeedPatch) => change.mutate({ feed, patch });
  const withOrWithout = <T,>(list: readonly T[], item: T) =>
    list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
  const allIds = courses.map(({ id }) => id);
  const chosen = feed.courseIds ?? allIds;
  const chooseCourse = (id: string) => {
    const next = withOrWithout(chosen, id);
    save({ courseIds: next.length === allIds.length ? null : next });
  };
  return (
    <fieldset className={classes.contents} disabled={change.isPending}>
      <legend>What it includes</legend>
      <div className={classes.boxes}>
        <Checkbox label="Classes" checked={feed.classes} onChange={() => save({ classes: !feed.classes })} />
        <Checkbox label="Days off" checked={feed.daysOff} onChange={() => save({ daysOff: !feed.daysOff })} />
        {TASK_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={PLURALS[kind] ?? kindLabel(kind)}
            checked={feed.kinds.includes(kind)}
            onChange={() => save({ kinds: withOrWithout(feed.kinds, kind) })}
          />
        ))}
      </div>
      {courses.length > 1 && (
        <div className={classes.boxes}>
          {courses.map((course) => (
            <Checkbox
              key={course.id}
              label={courseName(course)}
              checked={chosen.includes(course.id)}
              onChange={() => chooseCourse(course.id)}
            />
          ))}
        </div>
      )}
      <Select
        label="Reminder before a deadline"
        maw={240}
        allowDeselect={false}
        data={ALARMS}
        value={feed.alarmMinutes === null ? '' : String(feed.alarmMinutes)}
        onChange={(value) => save({ alarmMinutes: value ? Number(value) : null })}
      />
    </fieldset>
  );
}

const PLURALS: Partial<Record<string, string>> = {
  exam: 'Exams',
  quiz: 'Quizzes',
  assignment: 'Assignments',
  project: 'Projects',
  presentation: 'Presentations',
  other: 'Other tasks',
  reading: 'Readings',
};
