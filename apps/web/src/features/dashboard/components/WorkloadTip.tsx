import type { WorkloadWeek } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { capitalized, countText, toDayText, toPercentText, toRangeText } from '@/lib/plan/wording';
import { courseColors, courseName } from '@/ui/CourseTile';
import type { Chart, ChartBar } from '../model/chart';
import classes from './Workload.module.css';

interface WorkloadTipProps {
  bar: ChartBar<WorkloadWeek>;
  unit: Chart<WorkloadWeek>['unit'];
  x: number;
  width: number;
}

const TIP_WIDTH = 240;
const SHOWN = 3;

export function WorkloadTip({ bar: { week, load, clash }, unit, x, width }: WorkloadTipProps) {
  const { style } = usePlanSettings();
  const left = x > width / 2 ? x - TIP_WIDTH - 20 : x + 20;
  const largest = week.largest.slice(0, SHOWN);
  const smaller = week.tasks - largest.length;
  return (
    <div className={classes.tip} style={{ left, width: TIP_WIDTH }} aria-hidden="true">
      <p>
        <b>
          {week.number !== null && `Week ${week.number}, `}
          {toRangeText(week.startsOn, week.endsOn, style)}
        </b>
        <b>{unit === 'percent' ? toPercentText(load) : load}</b>
      </p>
      {clash && (
        <p className={classes.tipClash}>
          {capitalized(countText(clash.tasks, 'thing'))} due on {toDayText(clash.date, { style })}
        </p>
      )}
      {week.dayOff && <p>No class</p>}
      {largest.map(({ id, dueOn, title, course, weight }) => (
        <p
          key={`${id} ${dueOn}`}
          className={classes.tipTask}
          style={course ? courseColors(course.color) : undefined}
        >
          <i />
          <span>{course && courseName(course)}</span>
          <em>{title}</em>
          <b>{weight !== null && toPercentText(weight)}</b>
        </p>
      ))}
      {smaller > 0 && <p className={classes.tipRest}>{countText(smaller, 'smaller thing')}</p>}
      {week.tasks === 0 && <p className={classes.tipRest}>Nothing due</p>}
    </div>
  );
}
