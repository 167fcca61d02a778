import type { TaskImport } from '@/api';
import { short } from '@/lib/short';

export type ImportedTask = TaskImport['tasks'][number];

/** One row of a file: what it becomes, and what stands against it. */
export interface ImportRow {
  /** As the file counts: the first line is 1. */
  line: number;
  task: ImportedTask;
  /** What is wrong with it; such a row is left out. */
  problems: string[];
  /** What is left out of it. */
  notes: string[];
}

export interface ImportedFile {
  rows: ImportRow[];
  /** Why the file as a whole cannot be read. */
  refusal?: string;
  /** Columns that nothing is known of. */
  unread?: string[];
}

export interface ImportContext {
  today: string;
  zone: string;
  monthFirst: boolean;
  courses: readonly { id: string; code: string | null; title: string }[];
  labels: readonly { id: string; name: string }[];
  members: readonly { accountId: string; name: string; email: string | null }[];
}

/** As many as the server takes at once. */
export const MOST_ROWS = 5000;
export const TOO_MANY = `The file has more than ${MOST_ROWS.toLocaleString('en')} rows, which is as many as can be imported at once. Split it and import the parts one after the other.`;

const MOST_TITLE = 300;
const MOST_NOTES = 20_000;

/** What holds for every row, wherever it came from. */
export function problemsOf({ title, notes = '', weight }: ImportedTask): string[] {
  const problems: string[] = [];
  if (title === '') problems.push('It has no title.');
  if (title.length > MOST_TITLE)
    problems.push(
      `Its title has ${title.length.toLocaleString('en')} characters; ${MOST_TITLE} are the most.`,
    );
  if (notes.length > MOST_NOTES) problems.push('Its notes are longer than 20,000 characters.');
  if (typeof weight === 'number' && !(weight >= 0 && weight <= 1000))
    problems.push('Its weight is not between 0 and 1000%.');
  return problems;
}

export const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export function findCourse<C extends { code: string | null; title: string }>(
  courses: readonly C[],
  name: string,
): C | undefined {
  const wanted = bare(name);
  return (
    courses.find(({ code }) => code !== null && bare(code) === wanted) ??
    courses.find(({ title }) => bare(title) === wanted)
  );
}

/** The labels that names say, and the names that no label has. */
export function findLabels(
  labels: ImportContext['labels'],
  names: readonly string[],
): { labelIds: string[]; unknown: string[] } {
  const idOf = (name: string) => labels.find((label) => bare(label.name) === bare(name))?.id;
  return {
    labelIds: [...new Set(names.flatMap((name) => idOf(name) ?? []))],
    unknown: names.filter((name) => idOf(name) === undefined),
  };
}

/** By the name that the workspace shows, or by e-mail. */
export const findMember = (members: ImportContext['members'], text: string) =>
  members.find(({ name, email }) => bare(name) === bare(text) || email === text);

export const noSuchLabel = (names: readonly string[]): string => `No such label: ${short(names.join(', '))}.`;
export const noSuchMember = (text: string): string => `Nobody here is called “${short(text)}”.`;

/** The same title on the same day in the same course: most likely the same task. */
export const likenessOf = ({
  title,
  dueOn,
  courseId,
}: {
  title: string;
  dueOn?: string | null | undefined;
  courseId?: string | null | undefined;
}): string => `${title.trim().toLowerCase()}|${dueOn ?? ''}|${courseId ?? ''}`;
