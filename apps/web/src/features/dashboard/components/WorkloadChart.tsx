import { ActionIcon } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import type { WorkloadWeek } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toPercentText, toRangeText, toShortDay } from '@/lib/plan/wording';
import type { Chart, ChartBar } from '../model/chart';
import classes from './Workload.module.css';
import { WorkloadTip } from './WorkloadTip';

type Bars = Chart<WorkloadWeek>;

const HEIGHT = 276;
const PLOT = { left: 34, top: 24, bottom: 40 };
const BAR_SHARE = 0.6;
/** As much as a finger needs (WCAG 2.2, 2.5.8); a long term scrolls. */
const LEAST_COLUMN = 24;
/** Of the chart: what stood at its edge stays in sight. */
const PAGE_SHARE = 0.75;

export function WorkloadChart({ chart }: { chart: Bars }) {
  const { ref: measured, width: room } = useElementSize<HTMLDivElement>();
  const scroller = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(measured, scroller);
  const [shown, setShown] = useState<number>();
  const { bars, ticks, top, heavyAbove, unit } = chart;
  const column = Math.max(LEAST_COLUMN, (room - PLOT.left) / bars.length);
  const width = PLOT.left + column * bars.length;
  const y = (load: number) => HEIGHT - PLOT.bottom - (load / top) * (HEIGHT - PLOT.top - PLOT.bottom);
  const tip = shown === undefined ? undefined : bars[shown];
  const now = bars.findIndex(({ when }) => when === 'now');
  const hidden = Math.max(0, width - room);
  const [left, setLeft] = useState(0);
  useLayoutEffect(() => {
    // Before its room is known there is nothing to scroll, and to ask would lay the whole page out.
    if (room === 0) return;
    const wanted = Math.min(hidden, Math.max(0, PLOT.left + now * column - room / 2));
    scroller.current?.scrollTo({ left: wanted });
    setLeft(wanted);
  }, [now, column, room, hidden]);
  const leaf = (pages: number) =>
    scroller.current?.scrollBy({ left: pages * PAGE_SHARE * room, behavior: isStill() ? 'auto' : 'smooth' });
  return (
    <div className={classes.around}>
      {left > 1 && <Leaf to="before" onClick={() => leaf(-1)} />}
      {left < hidden - 1 && <Leaf to="after" onClick={() => leaf(1)} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only ends what hovering over a column began */}
      <div
        ref={ref}
        className={classes.chart}
        style={{ height: HEIGHT }}
        onMouseLeave={() => setShown(undefined)}
        onScroll={(event) => setLeft(event.currentTarget.scrollLeft)}
      >
        {room > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true">
            <defs>
              <pattern
                id="no-class"
                width="7"
                height="7"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line y2="7" className={classes.hatch} />
              </pattern>
            </defs>
            {ticks.map((tick) => (
              <g key={tick} className={classes.tick} data-zero={tick === 0 || undefined}>
                <line x1={PLOT.left} x2={width} y1={y(tick)} y2={y(tick)} />
                <text x={PLOT.left - 8} y={y(tick) + 4}>
                  {tick === top && unit === 'percent' ? `${tick}%` : tick}
                </text>
              </g>
            ))}
            {bars.map((bar, index) => (
              <Column
                key={bar.week.startsOn}
                bar={bar}
                x={PLOT.left + index * column}
                width={column}
                y={y}
                heavyAbove={heavyAbove}
                top={top}
              />
            ))}
            <g className={classes.heavyLine}>
              <line x1={PLOT.left} x2={width} y1={y(heavyAbove)} y2={y(heavyAbove)} />
              <text x={PLOT.left + 6} y={y(heavyAbove) - 6}>
                {column > 30 ? `heavy above ${heavyAbove}${unit === 'percent' ? '%' : ''}` : 'heavy'}
              </text>
            </g>
            <WeekNames bars={bars} column={column} />
          </svg>
        )}
        <ol
          className={classes.columns}
          style={{ left: PLOT.left, width: width - PLOT.left }}
          aria-label="Workload by week"
        >
          {bars.map((bar, index) => (
            <li key={bar.week.startsOn}>
              <Link
                to="/calendar"
                search={{ date: bar.week.startsOn, view: 'week' }}
                aria-label={labelOf(bar, unit)}
                onMouseEnter={() => setShown(index)}
                onFocus={() => setShown(index)}
                onBlur={() => setShown(undefined)}
              />
            </li>
          ))}
        </ol>
        {tip && shown !== undefined && (
          <WorkloadTip bar={tip} unit={unit} x={PLOT.left + (shown + 0.5) * column} width={width} />
        )}
      </div>
    </div>
  );
}

/** Stands where the chart goes on. */
function Leaf({ to, onClick }: { to: 'before' | 'after'; onClick: () => void }) {
  const Icon = to === 'before' ? IconChevronLeft : IconChevronRight;
  return (
    <div className={classes.edge} data-to={to}>
      <ActionIcon
        variant="default"
        size={32}
        radius="xl"
        aria-label={to === 'before' ? 'Earlier weeks' : 'Later weeks'}
        onClick={onClick}
      >
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function labelOf({ week, load, heavy }: ChartBar<WorkloadWeek>, unit: Bars['unit']): string {
  const name = week.number === null ? '' : `Week ${week.number}, `;
  const amount = unit === 'percent' ? `${toPercentText(load)} of grades due` : `${load} due`;
  return `${name}${toRangeText(week.startsOn, week.endsOn)}: ${amount}${heavy ? ', heavy' : ''}${week.dayOff ? ', no class' : ''}`;
}

interface ColumnProps {
  bar: ChartBar<WorkloadWeek>;
  x: number;
  width: number;
  y: (load: number) => number;
  heavyAbove: number;
  top: number;
}

function Column({ bar: { load, when, heavy, clash, week }, x, width, y, heavyAbove, top }: ColumnProps) {
  const barWidth = Math.min(28, width * BAR_SHARE);
  const left = x + (width - barWidth) / 2;
  const base = Math.min(load, heavyAbove);
  return (
    <g>
      {week.dayOff && <rect className={classes.off} x={x} width={width} y={y(top)} height={y(0) - y(top)} />}
      {load > 0 && (
        <rect
          className={classes.bar}
          data-when={when}
          x={left}
          width={barWidth}
          y={y(base)}
          height={y(0) - y(base)}
          rx="2"
        />
      )}
      {heavy && (
        <rect
          className={classes.heavy}
          x={left}
          width={barWidth}
          y={y(load)}
          height={y(heavyAbove) - y(load)}
          rx="2"
        />
      )}
      {clash && (
        <g className={classes.clash}>
          <circle cx={x + width / 2} cy={y(load) - 14} r="9" />
          <text x={x + width / 2} y={y(load) - 10}>
            {clash.tasks}
          </text>
        </g>
      )}
    </g>
  );
}

/** Every week has its number while there is room; each fourth also its first day. */
function WeekNames({ bars, column }: { bars: Bars['bars']; column: number }) {
  const { style } = usePlanSettings();
  const every = Math.max(1, Math.ceil(18 / Math.max(column, 1)));
  const datesEvery = Math.max(every, Math.ceil(64 / Math.max(column, 1)));
  return bars.map(({ week, when }, index) => (
    <g key={week.startsOn} className={classes.name} data-when={when}>
      {index % every === 0 && (
        <text x={PLOT.left + (index + 0.5) * column} y={HEIGHT - PLOT.bottom + 16}>
          {week.number ?? '·'}
        </text>
      )}
      {index % datesEvery === 0 && (
        <text x={PLOT.left + (index + 0.5) * column} y={HEIGHT - PLOT.bottom + 32}>
          {toShortDay(week.startsOn, style)}
        </text>
      )}
    </g>
  ));
}
