import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Account, Role } from '../../platform/http/types.ts';
import { versionOutdated } from '../../platform/http/versions.ts';
import { newId } from '../../platform/ids.ts';
import { takeTurn } from '../../platform/turns.ts';
import { recordHistory } from './history.repository.ts';
import type { HistoryAction } from './history.rules.ts';
import {
  CommentNotFound,
  CommentNotYours,
  SubtaskNotFound,
  TooManyComments,
  TooManyReminders,
  TooManySubtasks,
} from './parts.errors.ts';
import {
  countComments,
  deleteComment,
  deleteReminder,
  deleteSubtask,
  findFullyReminded,
  insertComment,
  insertReminders,
  insertSubtask,
  orderSubtasks,
  type Subtask,
  selectComments,
  selectReminders,
  selectSubtasks,
  updateComment,
  updateSubtask,
} from './parts.repository.ts';
import { isOwnComment, mayDeleteComment, movedTo } from './parts.rules.ts';
import type { SubtaskPatch } from './parts.schemas.ts';
import { toSubtaskView } from './parts.views.ts';
import { TaskNotFound } from './tasks.errors.ts';
import { findTasks, lockTasks, type OneTask } from './tasks.repository.ts';
import { readTask, type TaskDeps } from './tasks.usecases.ts';

type Part = Pick<TaskDeps, 'db' | 'clock'> & OneTask & { account: Account };

const MOST_SUBTASKS = 200;
const MOST_COMMENTS = 1000;
const MOST_REMINDERS = 10;

export async function listSubtasks({ db, ...which }: Omit<Part, 'clock' | 'account'>): Promise<Subtask[]> {
  const { id } = await readTask({ db, ...which });
  return selectSubtasks(db, id);
}

/** Changes of one list wait for each other at its task. */
function withSubtasks(
  { db, workspaceId, taskId }: Part,
  work: (tx: Transaction, subtasks: Subtask[]) => Promise<void>,
): Promise<Subtask[]> {
  return db.transaction(async (tx) => {
    const [task] = await lockTasks(tx, { workspaceId, taskIds: [taskId], deleted: false });
    if (!task) throw new TaskNotFound();
    await work(tx, await selectSubtasks(tx, taskId));
    return selectSubtasks(tx, taskId);
  });
}

const tell = (
  tx: Transaction,
  { taskId, account, clock }: Part,
  { action, from, to }: { action: HistoryAction; from?: string; to?: string },
) => {
  const changes = [{ field: 'subtask', from: from ?? null, to: to ?? null }];
  return recordHistory(tx, [{ taskId, actorId: account.id, action, changes, at: clock.now() }]);
};

export function addSubtask({ title, ...part }: Part & { title: string }): Promise<Subtask[]> {
  return withSubtasks(part, async (tx, subtasks) => {
    if (subtasks.length >= MOST_SUBTASKS) throw new TooManySubtasks();
    const { taskId, clock } = part;
    const position = (subtasks.at(-1)?.position ?? -1) + 1;
    await insertSubtask(tx, { id: newId(), taskId, title, position, createdAt: clock.now() });
    await tell(tx, part, { action: 'subtask-added', to: title });
  });
}

type ChangeSubtask = Part & { subtaskId: string; change: SubtaskPatch; version: number | undefined };

export function changeSubtask({ subtaskId, change, version, ...part }: ChangeSubtask): Promise<Subtask[]> {
  return withSubtasks(part, async (tx, subtasks) => {
    const subtask = requireSubtask(subtasks, subtaskId);
    const { position, title, isDone } = change;
    if (title !== undefined && version !== subtask.version)
      throw versionOutdated({ version: subtask.version, current: toSubtaskView(subtask) });
    if (position !== undefined) await orderSubtasks(tx, movedTo(subtasks, { id: subtaskId, position }));
    if (title !== undefined && title !== subtask.title) {
      await updateSubtask(tx, subtaskId, { title });
      await tell(tx, part, { action: 'subtask-renamed', from: subtask.title, to: title });
    }
    if (isDone !== undefined && isDone !== subtask.isDone) {
      await updateSubtask(tx, subtaskId, { isDone });
      await tell(tx, part, {
        action: isDone ? 'subtask-done' : 'subtask-opened',
        to: title ?? subtask.title,
      });
    }
  });
}

export function removeSubtask({ subtaskId, ...part }: Part & { subtaskId: string }): Promise<Subtask[]> {
  return withSubtasks(part, async (tx, subtasks) => {
    const { title } = requireSubtask(subtasks, subtaskId);
    await deleteSubtask(tx, subtaskId);
    await tell(tx, part, { action: 'subtask-removed', from: title });
  });
}

function requireSubtask(subtasks: Subtask[], subtaskId: string): Subtask {
  const subtask = subtasks.find(({ id }) => id === subtaskId);
  if (!subtask) throw new SubtaskNotFound();
  return subtask;
}

export async function listComments({ db, ...which }: Omit<Part, 'clock' | 'account'>) {
  const { id } = await readTask({ db, ...which });
  return selectComments(db, id);
}

export async function addComment({ db, clock, account, text, ...which }: Part & { text: string }) {
  const { id: taskId } = await readTask({ db, ...which });
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'comments', taskId);
    if ((await countComments(tx, taskId)) >= MOST_COMMENTS) throw new TooManyComments();
    await insertComment(tx, { id: newId(), taskId, authorId: account.id, text, createdAt: clock.now() });
    return selectComments(tx, taskId);
  });
}

type OneComment = Part & { commentId: string; role: Role };

async function requireComment({ db, commentId, ...which }: OneComment) {
  const comment = (await listComments({ db, ...which })).find(({ id }) => id === commentId);
  if (!comment) throw new CommentNotFound();
  return comment;
}

export async function changeComment({ text, ...which }: OneComment & { text: string }) {
  const comment = await requireComment(which);
  const { db, clock, account, taskId } = which;
  if (!isOwnComment(comment, account.id)) throw new CommentNotYours();
  await updateComment(db, comment.id, { text, editedAt: clock.now() });
  return selectComments(db, taskId);
}

export async function removeComment(which: OneComment): Promise<void> {
  const comment = await requireComment(which);
  const { db, account, role } = which;
  if (!mayDeleteComment(comment, { accountId: account.id, role })) throw new CommentNotYours();
  await deleteComment(db, comment.id);
}

export async function listReminders({
  db,
  account,
  workspaceId,
  taskId,
}: Omit<Part, 'clock' | 'db'> & { db: Queryable }) {
  await readTask({ db, workspaceId, taskId });
  return selectReminders(db, { taskId, accountId: account.id });
}

export async function addReminder({ minutesBefore, ...part }: Part & { minutesBefore: number }) {
  const { db, clock, account, taskId } = part;
  const createdAt = clock.now();
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'reminders', account.id);
    if ((await listReminders({ ...part, db: tx })).length >= MOST_REMINDERS) throw new TooManyReminders();
    await insertReminders(tx, [{ id: newId(), taskId, accountId: account.id, minutesBefore, createdAt }]);
    return selectReminders(tx, { taskId, accountId: account.id });
  });
}

type ManyReminders = Omit<Part, 'taskId'> & { taskIds: string[]; minutesBefore: number };

/** The same reminder of many tasks, all or none; a task without a day has nothing to be reminded before. */
export function addReminders({ db, clock, account, workspaceId, taskIds, minutesBefore }: ManyReminders) {
  const accountId = account.id;
  const createdAt = clock.now();
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'reminders', accountId);
    const tasks = await findTasks(tx, { workspaceId, taskIds });
    if (tasks.length !== new Set(taskIds).size) throw new TaskNotFound();
    const dated = tasks.filter(({ dueOn }) => dueOn !== null).map(({ id }) => id);
    const full = await findFullyReminded(tx, { taskIds: dated, accountId, most: MOST_REMINDERS });
    if (full.length > 0) throw new TooManyReminders();
    if (dated.length > 0)
      await insertReminders(
        tx,
        dated.map((taskId) => ({ id: newId(), taskId, accountId, minutesBefore, createdAt })),
      );
    return { reminded: dated.length, withoutDay: tasks.length - dated.length };
  });
}

export async function removeReminder({ reminderId, ...part }: Part & { reminderId: string }) {
  await listReminders(part);
  await deleteReminder(part.db, { reminderId, taskId: part.taskId, accountId: part.account.id });
  return listReminders(part);
}
