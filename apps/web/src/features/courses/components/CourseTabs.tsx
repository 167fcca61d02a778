import { Link } from '@tanstack/react-router';
import { useCurrentInSight } from '@/ui/use-current-in-sight';
import { COURSE_TABS, TAB_LABELS } from '../model/tabs';
import classes from './CourseTabs.module.css';

/** The parts of a course, each at its own address. */
export function CourseTabs({ courseId }: { courseId: string }) {
  const nav = useCurrentInSight();
  return (
    <nav ref={nav} className={classes.tabs} aria-label="Parts of the course">
      {[undefined, ...COURSE_TABS].map((tab) => (
        <Link
          key={tab ?? 'overview'}
          to="/courses/$courseId"
          params={{ courseId }}
          search={tab ? { tab } : {}}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          className={classes.tab}
        >
          {tab ? TAB_LABELS[tab] : 'Overview'}
        </Link>
      ))}
    </nav>
  );
}
