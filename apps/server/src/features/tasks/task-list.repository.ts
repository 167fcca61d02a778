import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';
import { courses } from '../courses/courses.tables.ts';
import { findings } from '../findings/findings.tables.ts';
import { taskSeries } from './task-series.tables.ts';
import { type TaskWithSource, taskColumns, toTaskWithSource } from './tasks.repository.ts';
import type { TaskQuery } from './tasks.schemas.ts';
import { dueAt, tasks } from './tasks.tables.ts';

export type TaskFilter = Pick<
  TaskQuery,
  'status' | 'courseId' | 'kind' | 'labelId' | 'assigneeId' | 'from' | 'to' | 'q'
> & {
  workspaceId: string;
};
type Facet = 'status' | 'courseId' | 'kind';

/** Where a page begins: both sort keys as text, and the task. */
export type TaskPosition = [key: string, due: string, id: string];

interface TaskListQuery {
  filter: TaskFilter;
  sort: TaskQuery['sort'];
  order: TaskQuery['order'];
  limit: number;
  after: TaskPosition | undefined;
}

/** What has no date comes last in both directions. */
const dueKey = (order: TaskQuery['order']) =>
  order === 'asc'
    ? dueAt(tasks)
    : sql`coalesce(${tasks.dueOn} + coalesce(${tasks.dueTime}, '23:59'), '-infinity'::timestamp)`;

const SORT_KEYS: Record<Exclude<TaskQuery['sort'], 'due'>, { key: SQL; type: string }> = {
  title: { key: sql`lower(${tasks.title})`, type: 'text' },
  weight: { key: sql`coalesce(${tasks.weight}, -1)`, type: 'double precision' },
  course: { key: sql`coalesce(lower(coalesce(${courses.code}, ${courses.title})), '')`, type: 'text' },
  status: { key: sql`array_position(array['todo', 'doing', 'done'], ${tasks.status})`, type: 'integer' },
  kind: { key: sql`${tasks.kind}`, type: 'text' },
  created: { key: sql`${tasks.createdAt}`, type: 'timestamptz' },
};

export async function selectTasks(
  db: Queryable,
  { filter, sort, order, limit, after }: TaskListQuery,
): Promise<{ task: TaskWithSource; position: TaskPosition }[]> {
  const due = dueKey(order);
  const { key, type } = sort === 'due' ? { key: due, type: 'timestamp' } : SORT_KEYS[sort];
  const inOrder = (...keys: SQLWrapper[]) => keys.map(order === 'asc' ? asc : desc);
  const isPast = after && positionAfter({ key, type, due, after, order });
  // First which tasks the page has, so that of all others nothing is looked up.
  const page = db
    .select({ id: tasks.id, key: key.as('sort_key'), due: due.as('due_key') })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(and(matches(filter), isPast))
    .orderBy(...inOrder(key, due, tasks.id))
    .limit(limit)
    .as('page');
  const rows = await db
    .select({ ...taskColumns, key: asText(page.key).as('key_text'), due: asText(page.due).as('due_text') })
    .from(page)
    .innerJoin(tasks, eq(tasks.id, page.id))
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .leftJoin(findings, eq(findings.id, tasks.findingId))
    .leftJoin(taskSeries, eq(taskSeries.id, tasks.seriesId))
    .orderBy(...inOrder(page.key, page.due, page.id));
  return rows.map(({ key, due, ...row }) => ({
    task: toTaskWithSource(row),
    position: [key, due, row.task.id],
  }));
}

/** Under another name than it is sorted by, or it would be sorted as text. */
const asText = (key: SQLWrapper) => sql<string>`${key}::text`;

interface Position {
  key: SQL;
  type: string;
  due: SQL;
  after: TaskPosition;
  order: TaskQuery['order'];
}

function positionAfter({ key, type, due, after: [lastKey, lastDue, lastId], order }: Position): SQL {
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  return sql`(${key}, ${due}, ${tasks.id}) ${beyond} (${lastKey}::${sql.raw(type)}, ${lastDue}::timestamp, ${lastId}::uuid)`;
}

/** Tasks of archived courses show only where their course is asked for. */
function matches(filter: TaskFilter, without?: Facet): SQL | undefined {
  const { workspaceId, labelId, assigneeId, from, to, q } = filter;
  const status = without === 'status' ? undefined : filter.status;
  const courseId = without === 'courseId' ? undefined : filter.courseId;
  const kind = without === 'kind' ? undefined : filter.kind;
  return and(
    eq(tasks.workspaceId, workspaceId),
    isNull(tasks.deletedAt),
    filter.courseId?.length ? undefined : isNull(courses.archivedAt),
    status?.length ? inArray(tasks.status, status) : undefined,
    courseId?.length ? inArray(tasks.courseId, courseId) : undefined,
    kind?.length ? inArray(tasks.kind, kind) : undefined,
    labelId?.length ? arrayOverlaps(tasks.labelIds, labelId) : undefined,
    assigneeId?.length ? inArray(tasks.assigneeId, assigneeId) : undefined,
    from ? gte(sql`coalesce(${tasks.endOn}, ${tasks.dueOn})`, from) : undefined,
    to ? lte(tasks.dueOn, to) : undefined,
    q ? contains(q) : undefined,
  );
}

function contains(q: string): SQL | undefined {
  const pattern = containing(q);
  return or(
    ilike(tasks.title, pattern),
    ilike(tasks.notes, pattern),
    ilike(courses.code, pattern),
    ilike(courses.title, pattern),
  );
}

export async function countTasks(db: Queryable, filter: TaskFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(matches(filter));
  return row?.count ?? 0;
}

/** How many tasks each value of a column would leave, under all filters but its own. */
export async function countByFacet(
  db: Queryable,
  { filter, facet }: { filter: TaskFilter; facet: Facet },
): Promise<{ value: string; count: number }[]> {
  const column = tasks[facet];
  const rows = await db
    .select({ value: column, count: count() })
    .from(tasks)
    .leftJoin(courses, eq(courses.id, tasks.courseId))
    .where(matches(filter, facet))
    .groupBy(column)
    .orderBy(column);
  return rows.flatMap(({ value, count: many }) => (value === null ? [] : [{ value, count: many }]));
}
