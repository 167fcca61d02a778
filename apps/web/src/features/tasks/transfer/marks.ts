/** What a calendar file has no words for, kept for reading our own in again. */
export const MARKS = {
  kind: 'X-SYLLABI-KIND',
  status: 'X-SYLLABI-STATUS',
  weight: 'X-SYLLABI-WEIGHT',
  assignee: 'X-SYLLABI-ASSIGNEE',
} as const;
