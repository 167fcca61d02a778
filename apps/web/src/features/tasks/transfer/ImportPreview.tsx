import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toPercentText, toTimeText } from '@/lib/plan/wording';
import { kindLabel } from '@/ui/KindIcon';
import { useNames } from '../model/use-names';
import classes from './ImportDialog.module.css';
import type { ImportRow } from './import-row';

const MOST_SHOWN = 200;

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  isKnown: (row: ImportRow) => boolean;
}

/** What each row becomes; those with problems first, as they are what there is to do. */
export function ImportPreview({ rows, isKnown }: ImportPreviewProps) {
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const shown = [...wrong, ...rows.filter(({ problems }) => problems.length === 0)].slice(0, MOST_SHOWN);
  return (
    <section className={classes.preview} aria-label="Preview">
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Task</th>
            <th scope="col">Due</th>
            <th scope="col">Course</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PreviewRow key={`${row.line} ${row.task.dueOn}`} row={row} isKnown={isKnown(row)} />
          ))}
        </tbody>
      </table>
      {rows.length > MOST_SHOWN && <p className={classes.more}>and {rows.length - MOST_SHOWN} more rows</p>}
    </section>
  );
}

function PreviewRow({ row, isKnown }: { row: ImportRow; isKnown: boolean }) {
  const { today, style } = usePlanSettings();
  const names = useNames();
  const { task, problems, notes, line } = row;
  const told = [...notes, ...(isKnown ? ['It is in the list already.'] : [])];
  return (
    <tr data-wrong={problems.length > 0 || undefined}>
      <td>{line}</td>
      <td>
        <span dir="auto" className={classes.title}>
          {task.title.slice(0, 200) || 'No title'}
        </span>
        {task.kind && <span className={classes.kind}> {kindLabel(task.kind)}</span>}
        {problems.length > 0 && <span className={classes.wrong}>{problems.join(' ')}</span>}
        {told.length > 0 && <span className={classes.note}>{told.join(' ')}</span>}
      </td>
      <td>
        {task.dueOn && toDayText(task.dueOn, { style, today })}
        {task.dueTime && `, ${toTimeText(task.dueTime, style)}`}
      </td>
      <td>{task.courseId && names.course(task.courseId)}</td>
      <td>{typeof task.weight === 'number' && toPercentText(task.weight)}</td>
    </tr>
  );
}
