import { UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Overview } from '@/api';
import { Section } from '@/ui/Section';
import { buildChart, type ChartUnit, hasWeights } from '../model/chart';
import { comingConflicts } from '../model/conflicts';
import { FullDays } from './FullDays';
import classes from './Workload.module.css';
import { WorkloadChart } from './WorkloadChart';
import { WorkloadTable } from './WorkloadTable';

export function Workload({ overview: { workload, today } }: { overview: Overview }) {
  const [isTable, setTable] = useState(false);
  const isWeighed = hasWeights(workload);
  const [unit, setUnit] = useState<ChartUnit>();
  const chart = useMemo(() => buildChart(workload, today, unit), [workload, today, unit]);
  const hasLoad = chart.bars.some(({ load }) => load > 0);
  return (
    <Section
      title="Workload by week"
      note={chart.unit === 'percent' ? '% of grade due' : 'things due'}
      actions={
        hasLoad && (
          <div className={classes.actions}>
            {isWeighed && !isTable && (
              <UnstyledButton
                className={classes.toggle}
                onClick={() => setUnit(chart.unit === 'percent' ? 'count' : 'percent')}
              >
                {chart.unit === 'percent' ? 'By number' : 'By weight'}
              </UnstyledButton>
            )}
            <UnstyledButton className={classes.toggle} onClick={() => setTable(!isTable)}>
              {isTable ? 'As a chart' : 'As a table'}
            </UnstyledButton>
          </div>
        )
      }
    >
      {!hasLoad && (
        <p className={classes.none}>Once there are deadlines, this shows which weeks are heavy.</p>
      )}
      {hasLoad && isTable && <WorkloadTable chart={chart} />}
      {hasLoad && !isTable && (
        <>
          <Legend heavyAbove={chart.unit === 'percent' ? `${chart.heavyAbove}%` : `${chart.heavyAbove}`} />
          <WorkloadChart chart={chart} />
        </>
      )}
      <FullDays days={comingConflicts(workload, today)} />
    </Section>
  );
}

function Legend({ heavyAbove }: { heavyAbove: string }) {
  return (
    <ul className={classes.legend} aria-label="Legend">
      <li data-bar="past">past</li>
      <li data-bar="now">this week</li>
      <li data-bar="coming">to come</li>
      <li data-bar="heavy">over {heavyAbove}</li>
      <li data-bar="off">no class</li>
    </ul>
  );
}
