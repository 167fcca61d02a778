export const COURSE_TABS = ['grades', 'policies', 'notes', 'people'] as const;

/** A part of a course besides its overview. */
export type CourseTab = (typeof COURSE_TABS)[number];

export const TAB_LABELS: Record<CourseTab, string> = {
  grades: 'Grades',
  policies: 'Policies',
  notes: 'Notes',
  people: 'People',
};

export interface CourseSearch {
  tab?: CourseTab;
}

/** What an address asks for; anything unknown is the overview. */
export function readCourseSearch({ tab }: Record<string, unknown>): CourseSearch {
  const found = COURSE_TABS.find((known) => known === tab);
  return found ? { tab: found } : {};
}
