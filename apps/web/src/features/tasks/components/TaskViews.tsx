import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Task } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import type { TaskSearch } from '../model/task-search';
import { countView, isCurrent, TASK_VIEWS } from '../model/views';
import classes from './TaskViews.module.css';

export function TaskViews({ tasks, search }: { tasks: readonly Task[]; search: TaskSearch }) {
  const { today } = usePlanSettings();
  const counts = useMemo(() => TASK_VIEWS.map((view) => countView(tasks, view, today)), [tasks, today]);
  return (
    <nav className={classes.views} aria-label="Views of the tasks">
      {TASK_VIEWS.map((view, index) => (
        <Link
          key={view.name}
          to="/tasks"
          search={view.search}
          className={classes.view}
          aria-current={isCurrent(view, search) ? 'page' : undefined}
          activeProps={{}}
        >
          {view.name} <span>{counts[index]}</span>
        </Link>
      ))}
    </nav>
  );
}
