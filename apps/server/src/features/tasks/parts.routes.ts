import type { App } from '../../platform/http/types.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { readCursor, toPage } from '../../platform/pages.ts';
import { ifMatch, nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { id } from '../../vocabulary/values.ts';
import { selectHistory } from './history.repository.ts';
import {
  commentList,
  commentParams,
  commentWrite,
  historyPage,
  historyQuery,
  reminderCreate,
  reminderList,
  reminderParams,
  remindersAnswer,
  remindersCreate,
  subtaskCreate,
  subtaskList,
  subtaskParams,
  subtaskPatch,
} from './parts.schemas.ts';
import {
  addComment,
  addReminder,
  addReminders,
  addSubtask,
  changeComment,
  changeSubtask,
  listComments,
  listReminders,
  listSubtasks,
  removeComment,
  removeReminder,
  removeSubtask,
} from './parts.usecases.ts';
import { toCommentView, toHistoryView, toReminderView, toSubtaskView } from './parts.views.ts';
import { taskParams } from './tasks.schemas.ts';
import { readTask, type TaskDeps } from './tasks.usecases.ts';

const tags = ['tasks'];
const TASK = `${WORKSPACE}/tasks/:taskId`;
/** Whom it reminds is who asked for it, whatever their role. */
const own = { role: 'viewer', isPersonal: true } as const;

/** What hangs on a task: steps, comments, reminders, history. A write answers with the whole list as it is now. */
export async function taskPartRoutes(app: App, deps: TaskDeps) {
  subtaskRoutes(app, deps);
  commentRoutes(app, deps);
  reminderRoutes(app, deps);
  app.get(
    `${TASK}/history`,
    {
      schema: {
        operationId: 'listTaskHistory',
        summary: 'Who changed what when, the newest first',
        tags,
        params: taskParams,
        querystring: historyQuery,
        response: { 200: historyPage },
      },
    },
    async ({ params, query: { limit, cursor } }) => {
      const { id: taskId } = await readTask({ ...deps, ...params });
      const after = readCursor(cursor, id);
      const rows = await selectHistory(deps.db, { taskId, limit: limit + 1, after });
      const { items, nextCursor } = toPage(rows, { limit, cursorOf: (row) => row.id });
      return { items: items.map(toHistoryView), nextCursor };
    },
  );
}

function subtaskRoutes(app: App, deps: TaskDeps) {
  const response = { 200: subtaskList };
  app.get(
    `${TASK}/subtasks`,
    { schema: { operationId: 'listSubtasks', tags, params: taskParams, response } },
    async ({ params }) => ({ items: (await listSubtasks({ ...deps, ...params })).map(toSubtaskView) }),
  );

  app.post(
    `${TASK}/subtasks`,
    { schema: { operationId: 'addSubtask', tags, params: taskParams, body: subtaskCreate, response } },
    async ({ params, account, body }) => ({
      items: (await addSubtask({ ...deps, ...params, ...body, account })).map(toSubtaskView),
    }),
  );

  app.patch(
    `${TASK}/subtasks/:subtaskId`,
    {
      schema: {
        operationId: 'changeSubtask',
        summary: 'Rename a step, tick it or move it',
        tags,
        params: subtaskParams,
        headers: ifMatch,
        body: subtaskPatch,
        response,
      },
    },
    async (request) => {
      const { params, account, body } = request;
      const version = body.title === undefined ? undefined : requireVersion(request);
      const subtasks = await changeSubtask({ ...deps, ...params, account, version, change: body });
      return { items: subtasks.map(toSubtaskView) };
    },
  );

  app.delete(
    `${TASK}/subtasks/:subtaskId`,
    { schema: { operationId: 'removeSubtask', tags, params: subtaskParams, response } },
    async ({ params, account }) => ({
      items: (await removeSubtask({ ...deps, ...params, account })).map(toSubtaskView),
    }),
  );
}

function commentRoutes(app: App, deps: TaskDeps) {
  const response = { 200: commentList };
  app.get(
    `${TASK}/comments`,
    { schema: { operationId: 'listTaskComments', tags, params: taskParams, response } },
    async ({ params, account, workspace: { role } }) => {
      const comments = await listComments({ ...deps, ...params });
      return { items: comments.map((comment) => toCommentView(comment, { accountId: account.id, role })) };
    },
  );

  app.post(
    `${TASK}/comments`,
    { schema: { operationId: 'addTaskComment', tags, params: taskParams, body: commentWrite, response } },
    async ({ params, account, body, workspace: { role } }) => {
      const comments = await addComment({ ...deps, ...params, ...body, account });
      return { items: comments.map((comment) => toCommentView(comment, { accountId: account.id, role })) };
    },
  );

  app.patch(
    `${TASK}/comments/:commentId`,
    {
      schema: { operationId: 'changeTaskComment', tags, params: commentParams, body: commentWrite, response },
    },
    async ({ params, account, body, workspace: { role } }) => {
      const comments = await changeComment({ ...deps, ...params, ...body, account, role });
      return { items: comments.map((comment) => toCommentView(comment, { accountId: account.id, role })) };
    },
  );

  app.delete(
    `${TASK}/comments/:commentId`,
    {
      schema: { operationId: 'removeTaskComment', tags, params: commentParams, response: { 204: nothing } },
    },
    async ({ params, account, workspace: { role } }, reply) => {
      await removeComment({ ...deps, ...params, account, role });
      return reply.code(204).send(null);
    },
  );
}

function reminderRoutes(app: App, deps: TaskDeps) {
  const response = { 200: reminderList };
  app.get(
    `${TASK}/reminders`,
    {
      config: own,
      schema: {
        operationId: 'listReminders',
        summary: 'Your own reminders of a task',
        tags,
        params: taskParams,
        response,
      },
    },
    async ({ params, account }) => ({
      items: (await listReminders({ ...deps, ...params, account })).map(toReminderView),
    }),
  );

  app.post(
    `${TASK}/reminders`,
    {
      config: own,
      schema: { operationId: 'addReminder', tags, params: taskParams, body: reminderCreate, response },
    },
    async ({ params, account, body }) => ({
      items: (await addReminder({ ...deps, ...params, ...body, account })).map(toReminderView),
    }),
  );

  app.post(
    `${WORKSPACE}/tasks/reminders`,
    {
      config: own,
      schema: {
        operationId: 'addReminders',
        summary: 'The same reminder of many tasks, all or none',
        tags,
        params: workspaceParams,
        body: remindersCreate,
        response: { 200: remindersAnswer },
      },
    },
    ({ params, account, body }) => addReminders({ ...deps, ...params, ...body, account }),
  );

  app.delete(
    `${TASK}/reminders/:reminderId`,
    { config: own, schema: { operationId: 'removeReminder', tags, params: reminderParams, response } },
    async ({ params, account }) => ({
      items: (await removeReminder({ ...deps, ...params, account })).map(toReminderView),
    }),
  );
}
