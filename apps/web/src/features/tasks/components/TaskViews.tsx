import { IconColumns3, IconPlus, IconSchool, IconTable } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { SavedTaskView, Task } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { useCurrentInSight } from '@/ui/use-current-in-sight';
import { readTaskSearch, type TaskLayout, type TaskSearch, tidySearch } from '../model/task-search';
import { countViews, isCurrent, isSavedCurrent, TASK_VIEWS } from '../model/views';
import { useSavedViews } from '../saved-views';
import classes from './TaskViews.module.css';

/** The router would call every link current whose filters are among those of the address. */
const EXACT = { exact: true, explicitUndefined: true };

const SaveView = lazy(() => import('./SaveView'));
const ViewActions = lazy(() => import('./ViewActions'));

interface TaskViewsProps {
  /** Absent until they can be counted. */
  tasks: readonly Task[] | undefined;
  search: TaskSearch;
}

export function TaskViews({ tasks, search }: TaskViewsProps) {
  const settings = usePlanSettings();
  const counts = tasks && countViews(tasks, settings);
  const saved = useParsedViews();
  const [naming, setNaming] = useState<{ renamed?: SavedTaskView }>();
  const current = saved.find((view) => isSavedCurrent(view.search, search));
  const nav = useCurrentInSight();
  return (
    <div className={classes.bar}>
      <nav ref={nav} className={classes.views} aria-label="Views of the tasks">
        {TASK_VIEWS.map((view, index) => (
          <Link
            key={view.name}
            to="/tasks"
            search={{ ...view.search, ...layoutOf(search) }}
            className={classes.view}
            aria-current={!current && isCurrent(view, search) ? 'page' : undefined}
            activeProps={{}}
            activeOptions={EXACT}
          >
            {view.name} <span>{counts ? counts[index]?.toLocaleString('en') : '…'}</span>
          </Link>
        ))}
        {saved.map(({ view, search: own }) => (
          <span key={view.id} className={classes.saved}>
            <Link
              to="/tasks"
              search={own}
              className={classes.view}
              aria-current={current?.view.id === view.id ? 'page' : undefined}
              activeProps={{}}
              activeOptions={EXACT}
              dir="auto"
            >
              {view.name}
            </Link>
            {current?.view.id === view.id && (
              <Suspense>
                <ViewActions view={view} onRename={() => setNaming({ renamed: view })} />
              </Suspense>
            )}
          </span>
        ))}
        {!current && Object.keys(search).length > 0 && (
          <button type="button" className={classes.save} onClick={() => setNaming({})}>
            <IconPlus size={14} stroke={1.75} aria-hidden="true" /> Save this view
          </button>
        )}
      </nav>
      <Layouts search={search} />
      <Suspense>
        {naming && <SaveView search={search} renamed={naming.renamed} onClose={() => setNaming(undefined)} />}
      </Suspense>
    </div>
  );
}

/** Another view of the same kind: a board stays a board. */
const layoutOf = ({ view }: TaskSearch) => (view ? { view } : {});

function useParsedViews() {
  const views = useSavedViews();
  const router = useRouter();
  return useMemo(
    () =>
      views.map((view) => ({
        view,
        search: readTaskSearch(router.options.parseSearch?.(view.search) ?? {}),
      })),
    [views, router],
  );
}

const LAYOUTS: { layout: TaskLayout | undefined; name: string; Icon: typeof IconTable }[] = [
  { layout: undefined, name: 'Table', Icon: IconTable },
  { layout: 'board', name: 'Board', Icon: IconColumns3 },
  { layout: 'courses', name: 'By course', Icon: IconSchool },
];

function Layouts({ search }: { search: TaskSearch }) {
  return (
    <nav className={classes.layouts} data-touch="" aria-label="Layout of the tasks">
      {LAYOUTS.map(({ layout, name, Icon }) => (
        <Link
          key={name}
          to="/tasks"
          search={tidySearch({ ...search, view: layout })}
          aria-current={search.view === layout ? 'true' : undefined}
          activeProps={{}}
          activeOptions={EXACT}
          className={classes.layout}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" /> {name}
        </Link>
      ))}
    </nav>
  );
}
