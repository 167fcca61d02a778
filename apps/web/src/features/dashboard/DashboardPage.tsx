import { Button } from '@mantine/core';
import { IconFilePlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Overview } from '@/api';
import { useAddSyllabi } from '@/lib/plan/add-syllabi';
import { usePlanSettings } from '@/lib/plan/settings';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { useNewDay } from '@/lib/plan/use-new-day';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { toLongDayText } from '@/lib/plan/wording';
import { useFirstDrawing } from '@/lib/use-first-drawing';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { Page } from '@/ui/Page';
import { AwaitingReview } from './components/AwaitingReview';
import { Checklist } from './components/Checklist';
import { CourseCards } from './components/CourseCards';
import { DashboardBones } from './components/DashboardBones';
import { FirstSyllabus } from './components/FirstSyllabus';
import { NextDeadlines } from './components/NextDeadlines';
import { WeekStrip } from './components/WeekStrip';
import { Workload } from './components/Workload';
import classes from './DashboardPage.module.css';
import { isEmpty, leadOf } from './model/lead';
import { overviewQuery } from './queries';

interface DashboardPageProps {
  /** Any day of the week to show; this week when absent. */
  week: string | undefined;
  onWeek: (week: string | undefined) => void;
}

export function DashboardPage({ week, onWeek }: DashboardPageProps) {
  const { id } = useWorkspace();
  const { today, style } = usePlanSettings();
  const { choose, canAdd } = useAddSyllabi();
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  usePageKeys(mayEdit ? [['c', () => void navigate({ to: '/tasks', hash: 'add' })]] : []);
  const { data, error, refetch } = useQuery(overviewQuery(id, week));
  useNewDay(refetch);
  const overview = useFirstDrawing(data);
  return (
    <Page
      title="Dashboard"
      heading={toLongDayText(today, style).replace(/,? \d{4}$/, '')}
      lead={overview ? leadOf(overview) : NOT_YET}
      actions={
        <>
          {overview && <Checklist steps={overview.checklist} />}
          {mayEdit && <AddTask />}
          {canAdd && (
            <Button leftSection={<IconFilePlus size={16} stroke={1.75} />} onClick={() => choose()}>
              Add syllabi
            </Button>
          )}
        </>
      }
    >
      {!overview && !error && <DashboardBones />}
      {error && !overview && <LoadFailed error={error} what="The dashboard" onRetry={refetch} />}
      {overview && (isEmpty(overview) ? <FirstSyllabus /> : <Plan overview={overview} onWeek={onWeek} />)}
    </Page>
  );
}

const AddTask = () => (
  <Button
    variant="default"
    leftSection={<IconPlus size={16} stroke={1.75} />}
    rightSection={<kbd>C</kbd>}
    visibleFrom="sm"
    renderRoot={(props) => <Link to="/tasks" hash="add" {...props} />}
  >
    Task
  </Button>
);

function Plan({ overview, onWeek }: { overview: Overview; onWeek: DashboardPageProps['onWeek'] }) {
  return (
    <div className={classes.plan}>
      <AwaitingReview documents={overview.awaitingReview} />
      <WeekStrip week={overview.week} today={overview.today} onWeek={onWeek} />
      <div className={classes.columns}>
        <NextDeadlines overview={overview} />
        <Workload overview={overview} />
      </div>
      <CourseCards courses={overview.courses} />
    </div>
  );
}

/** Keeps the place of the sentence. */
const NOT_YET = '\u00a0';
