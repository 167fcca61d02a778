import { TextInput } from '@mantine/core';
import { nextOccurrence } from '@syllabi/calendar';
import type { Weekday } from '@syllabi/extraction';
import type { Repeat } from '@/api';
import { toWeekdaysText, WEEKDAY_CODES } from '@/lib/plan/meetings';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText } from '@/lib/plan/wording';
import classes from './TaskFields.module.css';

const UNITS = { day: 'days', week: 'weeks', month: 'months' } as const;

interface RhythmProps {
  repeat: Repeat;
  dueOn: string;
  onChange: (repeat: Repeat) => void;
}

/** How often, on which days, and until when; and what that comes to. */
export default function Rhythm({ repeat, dueOn, onChange }: RhythmProps) {
  const { style, today } = usePlanSettings();
  const { every, interval = 1, weekdays = [], until = null, except = [] } = repeat;
  const next = nextOccurrence({ every, interval, weekdays, until, except }, dueOn)?.toString();
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          type="number"
          label={`Every … ${UNITS[every]}`}
          min={1}
          max={52}
          value={interval}
          onChange={({ currentTarget: { value } }) => {
            const count = Math.trunc(Number(value));
            if (count >= 1 && count <= 52) onChange({ ...repeat, interval: count });
          }}
        />
        <TextInput
          type="date"
          label="Until"
          min={dueOn}
          max="9999-12-31"
          value={until ?? ''}
          onChange={(event) => onChange({ ...repeat, until: event.currentTarget.value || null })}
        />
      </div>
      {every === 'week' && (
        <fieldset className={classes.weekdays} aria-label="On which days">
          {WEEKDAY_CODES.map((day) => (
            <button
              key={day}
              type="button"
              className={classes.weekday}
              aria-pressed={weekdays.includes(day)}
              onClick={() => onChange({ ...repeat, weekdays: toggled(weekdays, day) })}
            >
              {toWeekdaysText([day])}
            </button>
          ))}
        </fieldset>
      )}
      {except.length > 0 && (
        <p className={classes.note}>
          Left out on {except.map((day) => toDayText(day, { style, today })).join(', ')}.{' '}
          <button
            type="button"
            className={classes.inline}
            onClick={() => onChange({ ...repeat, except: [] })}
          >
            Leave none out
          </button>
        </p>
      )}
      <p className={classes.note}>
        {next
          ? `Once it is done, the next one is due ${toDayText(next, { style, today })}.`
          : 'This is the last one.'}
      </p>
    </>
  );
}

const toggled = (days: readonly Weekday[], day: Weekday): Weekday[] =>
  WEEKDAY_CODES.filter((one) => (one === day) !== days.includes(one));
