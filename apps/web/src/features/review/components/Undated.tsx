import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CourseBadge } from '@/api';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { useMakeTask, useUndated } from '../model/use-undated';
import type { ReviewedDocument } from '../queries';
import { Part, Row } from './FactRow';
import classes from './FactsTab.module.css';

interface UndatedProps {
  path: ReviewedDocument;
  course: CourseBadge | null;
}

/** What the document names without a day: a task keeps it in sight until one is told. */
export function Undated({ path, course }: UndatedProps) {
  const mayEdit = useMayEdit();
  const undated = useUndated(path, course);
  const make = useMakeTask(path, course);
  if (undated.length === 0) return null;
  return (
    <Part title="No date yet" count={undated.length}>
      {undated.map((one) => (
        <Row
          key={`${one.title}-${one.when}`}
          name={one.title}
          value={
            <span className={classes.undated}>
              {one.when ?? <i>no date stated</i>}
              {one.taskId && (
                <Link to="/tasks/$taskId" params={{ taskId: one.taskId }}>
                  In your tasks
                </Link>
              )}
              {!one.taskId && mayEdit && (
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Make a task of ${one.title}`}
                  loading={make.isPending && make.variables === one}
                  onClick={() => make.mutate(one)}
                >
                  Make a task
                </Button>
              )}
            </span>
          }
          evidence={one.evidence}
        />
      ))}
    </Part>
  );
}
