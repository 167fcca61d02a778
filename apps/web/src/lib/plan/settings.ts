import { useMemo } from 'react';
import { useMe } from '../me';
import { browserZone, type Day } from './days';
import { useToday } from './today';
import { type DateStyle, DEFAULT_STYLE } from './wording';

/** How the person wants dates shown, and what today is where they are. */
export interface PlanSettings {
  style: DateStyle;
  /** 1 is Monday, 6 Saturday, 7 Sunday. */
  firstWeekday: number;
  zone: string;
  today: Day;
}

export interface DisplayChoice extends DateStyle {
  firstDayOfWeek: 'monday' | 'sunday' | 'saturday';
  timeZone: string | null;
}

const FIRST_WEEKDAYS = { monday: 1, saturday: 6, sunday: 7 } as const;
const DEFAULTS: DisplayChoice = { ...DEFAULT_STYLE, firstDayOfWeek: 'monday', timeZone: null };

export function toPlanSettings(
  { dateFormat, timeFormat, firstDayOfWeek }: DisplayChoice,
  { zone, today }: Pick<PlanSettings, 'zone' | 'today'>,
): PlanSettings {
  return {
    style: { dateFormat, timeFormat },
    firstWeekday: FIRST_WEEKDAYS[firstDayOfWeek],
    zone,
    today,
  };
}

export function usePlanSettings(): PlanSettings {
  const display = useMe()?.settings.display ?? DEFAULTS;
  const zone = display.timeZone ?? browserZone();
  const today = useToday(zone);
  return useMemo(() => toPlanSettings(display, { zone, today }), [display, zone, today]);
}
