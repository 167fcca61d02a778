import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconPrinter, IconRss } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCourses } from '@/lib/plan/courses';
import { daysFrom } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { monthTitle, toLongDayText, toRangeText } from '@/lib/plan/wording';
import { PHONE } from '@/lib/screen';
import { useFirstDrawing } from '@/lib/use-first-drawing';
import { useLightPrint } from '@/lib/use-light-print';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { RowBones, Waiting } from '@/ui/Waiting';
import classes from './CalendarPage.module.css';
import { Agenda } from './components/Agenda';
import { CalendarBar } from './components/CalendarBar';
import { MonthBones } from './components/MonthBones';
import { MonthGrid } from './components/MonthGrid';
import { MoveProvider } from './components/MoveContext';
import { PhoneMonth } from './components/PhoneMonth';
import { TimeGrid } from './components/TimeGrid';
import { WeekColumns } from './components/WeekColumns';
import { addOn } from './model/add-on';
import type { Entry } from './model/entry';
import type { CalendarSearch } from './model/search';
import { shownCourses } from './model/shown-courses';
import { spanOf, stepFrom } from './model/span';
import { summaryOf } from './model/summary';
import { entriesQuery } from './queries';

interface CalendarPageProps {
  search: CalendarSearch;
  onSearch: (change: Partial<CalendarSearch>) => void;
}

export function CalendarPage({ search, onSearch }: CalendarPageProps) {
  const { id } = useWorkspace();
  const { today, firstWeekday, style } = usePlanSettings();
  const isPhone = useMediaQuery(PHONE) ?? false;
  const view = search.view ?? 'month';
  const date = search.date ?? today;
  const span = spanOf(view, date, firstWeekday);
  const { data: answer, error, refetch } = useQuery(entriesQuery(id, span));
  const data = useFirstDrawing(answer);
  const entries = useShown(data?.items, search);
  const courses = shownCourses(useCourses(), { span, entries: data?.items ?? NONE });
  const step = (by: 1 | -1) => onSearch({ date: stepFrom(view, date, by) });
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  useLightPrint();
  usePageKeys([
    ['c', () => void (mayEdit && navigate(addOn(search.date)))],
    ['t', () => onSearch({ date: undefined })],
    ['m', () => onSearch({ view: undefined })],
    ['w', () => onSearch({ view: 'week' })],
    ['d', () => onSearch({ view: 'day' })],
    ['a', () => onSearch({ view: 'agenda' })],
    ['ArrowLeft', () => step(-1)],
    ['ArrowRight', () => step(1)],
  ]);
  const title = {
    month: () => monthTitle(date),
    week: () => toRangeText(span.from, span.to, style),
    day: () => toLongDayText(date, style),
    agenda: () => toRangeText(span.from, span.to, style),
  }[view]();
  const isShown = (day: string) =>
    view === 'month' ? day.slice(0, 7) === date.slice(0, 7) : day >= span.from && day <= span.to;
  return (
    <Page
      title="Calendar"
      heading={title}
      lead={
        <>
          What has no time is due at the end of its day.{' '}
          {data && <span className={classes.sentence}>{summaryOf(entries, isShown)}</span>}
        </>
      }
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => window.print()}
            visibleFrom="sm"
          >
            Print
          </Button>
          <Button
            variant="default"
            leftSection={<IconRss size={16} stroke={1.75} />}
            renderRoot={(props) => <Link to="/apps" {...props} />}
          >
            Subscribe
          </Button>
          {mayEdit && (
            <Button
              leftSection={<IconPlus size={16} stroke={1.75} />}
              rightSection={<kbd>C</kbd>}
              visibleFrom="sm"
              renderRoot={(props) => <Link {...addOn(search.date)} {...props} />}
            >
              Add task
            </Button>
          )}
        </>
      }
    >
      <CalendarBar courses={courses} search={search} onSearch={onSearch} onStep={step} />
      {!data && !error && (
        <Waiting label="Loading the calendar">
          {view === 'month' && !isPhone ? <MonthBones /> : <RowBones rows={8} height={56} />}
        </Waiting>
      )}
      {error && !data && <LoadFailed error={error} what="The calendar" onRetry={refetch} />}
      <MoveProvider>
        {data && view === 'month' && !isPhone && (
          <MonthGrid
            month={date}
            entries={entries}
            onPick={(day) => onSearch({ date: day, view: 'agenda' })}
          />
        )}
        {data && view === 'month' && isPhone && (
          <PhoneMonth date={date} entries={entries} onPick={(day) => onSearch({ date: day })} />
        )}
        {data && view === 'week' && isPhone && <WeekColumns entries={entries} from={span.from} />}
        {data && view === 'week' && !isPhone && <TimeGrid entries={entries} days={daysFrom(span.from, 7)} />}
        {data && view === 'day' && <TimeGrid entries={entries} days={[span.from]} />}
        {data && view === 'agenda' && <Agenda entries={entries} span={span} />}
      </MoveProvider>
    </Page>
  );
}

const NONE: Entry[] = [];

/** Without the courses that are hidden; a day off that several courses name is shown once. */
function useShown(entries: Entry[] | undefined, { hide, classes }: CalendarSearch): Entry[] {
  const courses = useCourses();
  return useMemo(() => {
    const shown = (entries ?? NONE).filter(
      (entry) =>
        !(entry.course && hide?.includes(entry.course.id)) &&
        !(classes === 'hidden' && entry.type === 'class'),
    );
    if (courses.length < 2) return shown;
    const seen = new Set<string>();
    return shown.filter((entry) => {
      if (entry.type !== 'dayOff') return true;
      const key = `${entry.date} ${entry.endDate} ${entry.title.toLowerCase()}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  }, [entries, hide, classes, courses.length]);
}
