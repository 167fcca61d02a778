interface Found {
  /** What is due, is held or is off on a day of its own. */
  dates: number;
  /** Ordinary classes and what is read for them. */
  classes: number;
}

/** What a syllabus holds, in the same words wherever it is told: `15 dates found, 29 classes and readings`. */
export function foundText({ dates, classes }: Found): string {
  if (dates + classes === 0) return 'No dates found';
  const days = `${dates === 0 ? 'No' : dates} ${dates === 1 ? 'date' : 'dates'} found`;
  return classes === 0
    ? days
    : `${days}, ${classes} ${classes === 1 ? 'class or reading' : 'classes and readings'}`;
}
