import { useMemo, useState } from 'react';
import type { Task } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { usePlanTerms } from '@/lib/plan/term';
import { remembering } from '@/lib/remembering';
import { filterTasks } from './filter-tasks';
import { groupByCourse, groupTasks, type TaskRow, toRows } from './group-tasks';
import type { TaskSearch } from './task-search';

const find = remembering(filterTasks<Task>);
const group = remembering(groupTasks<Task>);

/** The rows that the search asks for, in groups unless it is sorted otherwise. */
export function useTaskList(tasks: readonly Task[], search: TaskSearch) {
  const { today, firstWeekday, style } = usePlanSettings();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const terms = usePlanTerms();
  const { task: _, ...asked } = search;
  const found = find(tasks, asked, { today, firstWeekday });
  const isGrouped = !search.flat && (search.sort ?? 'due') === 'due' && !search.down;
  const rows = useMemo((): TaskRow<Task>[] => {
    if (search.view === 'courses') return toRows(groupByCourse(found), folded);
    if (!isGrouped) return found.map((task) => ({ type: 'task', task }));
    return toRows(group(found, { today, terms, firstWeekday, style }), folded);
  }, [found, isGrouped, search.view, today, terms, firstWeekday, style, folded]);
  const fold = (key: string) =>
    setFolded((keys) => new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]));
  return { found, rows, folded, fold, isGrouped };
}
