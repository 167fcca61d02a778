const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day of a plan as the pages write it: `Thu 11 Feb`, with its year while that is not the present one. */
export function dayText(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const text = `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  const thisYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format();
  return day.startsWith(thisYear) ? text : `${text} ${day.slice(0, 4)}`;
}
