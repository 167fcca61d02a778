import { dayIn } from '@/lib/plan/days';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toInstantText } from '@/lib/plan/wording';

/** Instants in the words and the zone the person chose. */
export function useMoments() {
  const { style, zone, today } = usePlanSettings();
  return {
    /** `Thu 12 Feb`. */
    dayOf: (instant: string) => toDayText(dayIn(zone, new Date(instant)), { style, today }),
    /** `Thu 12 Feb, 9:41 am`, or `today, 9:41 am`. */
    momentOf(instant: string) {
      const text = toInstantText(instant, { style, zone, today });
      return dayIn(zone, new Date(instant)) === today ? text.replace(/^[^,]*/, 'today') : text;
    },
  };
}
