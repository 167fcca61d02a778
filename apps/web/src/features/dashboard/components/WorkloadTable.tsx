import type { WorkloadWeek } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toPercentText, toRangeText } from '@/lib/plan/wording';
import type { Chart } from '../model/chart';
import classes from './Workload.module.css';

export function WorkloadTable({ chart: { bars } }: { chart: Chart<WorkloadWeek> }) {
  const { style } = usePlanSettings();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.tableScroll} aria-label="Workload by week" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Days</th>
            <th scope="col">Due</th>
            <th scope="col">Of grades</th>
            <th scope="col">Done</th>
            <th scope="col">Remark</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ week, when, heavy, clash }) => (
            <tr key={week.startsOn} aria-current={when === 'now' ? 'date' : undefined}>
              <th scope="row">{week.number ?? ''}</th>
              <td>{toRangeText(week.startsOn, week.endsOn, style)}</td>
              <td>{week.tasks}</td>
              <td>{toPercentText(week.percent)}</td>
              <td>{toPercentText(week.percentDone)}</td>
              <td>
                {[
                  heavy && 'heavy',
                  clash && `${clash.tasks} on ${toDayText(clash.date, { style })}`,
                  week.dayOff && 'no class',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
