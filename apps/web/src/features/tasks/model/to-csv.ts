import type { Task } from '@/api';

const HEADINGS = ['Title', 'Kind', 'Course', 'Due', 'Time', 'Weight', 'Status', 'Page', 'Quote', 'Notes'];

/** The tasks as a table for any spreadsheet (RFC 4180). */
export function toCsv(tasks: readonly Task[]): string {
  const rows = tasks.map(({ title, kind, course, dueOn, dueTime, weight, status, source, notes }) => [
    title,
    kind,
    course ? (course.code ?? course.title) : '',
    dueOn ?? '',
    dueTime ?? '',
    weight ?? '',
    status,
    source?.page ?? '',
    source?.quote ?? '',
    notes,
  ]);
  return [HEADINGS, ...rows].map((row) => row.map(toField).join(',')).join('\r\n');
}

/** A leading `=`, `+`, `-` or `@` would be run as a formula by a spreadsheet; the apostrophe makes it text. */
function toField(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(/^(?=[=+\-@\t\r])/, "'") : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
