import { InvalidRequest } from '../../platform/errors.ts';
import type { Account } from '../../platform/http/types.ts';
import { tellAssignees } from './assignment.usecases.ts';
import { requireNamed } from './edit.usecases.ts';
import { recordHistory } from './history.repository.ts';
import { putRepeat } from './series.usecases.ts';
import { insertTasks, type RepeatingTask, type Task } from './tasks.repository.ts';
import { faultsOfTimes } from './tasks.rules.ts';
import type { TaskCreate, TaskImport } from './tasks.schemas.ts';
import { createdBy, requireRoom, type TaskDeps, toRow } from './tasks.usecases.ts';

type ImportTasks = TaskDeps & { workspaceId: string; account: Account; given: TaskImport };

/** Takes in all or none, and says of each row what is wrong with it. */
export async function importTasks({ db, clock, workspaceId, account, given, ...named }: ImportTasks) {
  const made = { workspaceId, accountId: account.id, now: clock.now() };
  const rows = given.tasks.map(({ repeat = null, usual, ...task }) => {
    const row = toRow(task, made);
    return { row, repeat, ofSeries: repeat && usual ? { ...row, endOn: null, ...usual } : row };
  });
  const errors = rows.flatMap((read, index) =>
    faultsOfRow(read).map((fault) => ({ ...fault, field: `tasks.${index}.${fault.field}` })),
  );
  if (errors.length > 0) throw new InvalidRequest({ errors });
  for (const names of distinctNames(given.tasks)) await requireNamed(db, named, { ...names, workspaceId });
  const tasks = await db.transaction(async (tx) => {
    await requireRoom(tx, { workspaceId, adding: rows.length });
    const all: Task[] = [];
    for (const { row, repeat, ofSeries } of rows)
      all.push(
        repeat ? { ...row, ...(await putRepeat(tx, { task: ofSeries, repeat, now: made.now })) } : row,
      );
    await insertTasks(tx, all);
    await recordHistory(tx, all.map(createdBy));
    await tellAssignees(tx, { ...named, workspaceId, giverId: account.id, given: all });
    return all;
  });
  return { taskIds: tasks.map(({ id }) => id) };
}

interface ImportedRow {
  row: Task;
  repeat: RepeatingTask['repeat'];
  /** What its series is made from: itself, unless it was changed for one day only. */
  ofSeries: Task;
}

const faultsOfRow = ({ row, repeat, ofSeries }: ImportedRow) =>
  row === ofSeries
    ? faultsOfTimes({ ...row, repeat })
    : [...faultsOfTimes({ ...row, repeat: null }), ...faultsOfTimes({ ...ofSeries, repeat })];

/** Each course, member and set of labels once, however many rows name it. */
function distinctNames(tasks: TaskImport['tasks']) {
  const keys = tasks.map(({ courseId, assigneeId, labelIds }) =>
    JSON.stringify({ courseId, assigneeId, labelIds }),
  );
  return [...new Set(keys)].map(
    (key) => JSON.parse(key) as Pick<TaskCreate, 'courseId' | 'assigneeId' | 'labelIds'>,
  );
}
