import type { App } from '../../platform/http/types.ts';
import { requireVersion, setVersion } from '../../platform/http/versions.ts';
import { ifMatch, nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { changeTasks } from './bulk.usecases.ts';
import { importTasks } from './import.usecases.ts';
import {
  bulkAnswer,
  bulkChange,
  importAnswer,
  taskCreate,
  taskImport,
  taskPage,
  taskParams,
  taskPatch,
  taskQuery,
  taskView,
} from './tasks.schemas.ts';
import {
  changeTask,
  createTask,
  deleteTask,
  listTasks,
  readTask,
  restoreTask,
  skipTask,
  type TaskDeps,
} from './tasks.usecases.ts';
import { toTaskView } from './tasks.views.ts';

const tags = ['tasks'];
const TASK = `${WORKSPACE}/tasks/:taskId`;
/** Five thousand rows with notes of some length. */
const IMPORT_BYTES = 8 * 1024 * 1024;

export async function taskRoutes(app: App, deps: TaskDeps) {
  app.get(
    `${WORKSPACE}/tasks`,
    {
      schema: {
        operationId: 'listTasks',
        tags,
        params: workspaceParams,
        querystring: taskQuery,
        response: { 200: taskPage },
      },
    },
    async ({ params, query }) => {
      const { items, nextCursor, facets } = await listTasks({ ...deps, ...params, query });
      return { items: items.map(toTaskView), nextCursor, facets };
    },
  );

  app.post(
    `${WORKSPACE}/tasks`,
    {
      schema: {
        operationId: 'createTask',
        tags,
        params: workspaceParams,
        body: taskCreate,
        response: { 201: taskView },
      },
    },
    async ({ params, body, account }, reply) => {
      const task = await createTask({ ...deps, ...params, account, task: body });
      return setVersion(reply, task.version).code(201).send(toTaskView(task));
    },
  );

  app.get(
    TASK,
    { schema: { operationId: 'getTask', tags, params: taskParams, response: { 200: taskView } } },
    async ({ params }, reply) => {
      const task = await readTask({ ...deps, ...params });
      return setVersion(reply, task.version).send(toTaskView(task));
    },
  );

  app.patch(
    TASK,
    {
      schema: {
        operationId: 'changeTask',
        tags,
        params: taskParams,
        headers: ifMatch,
        body: taskPatch,
        response: { 200: taskView },
      },
    },
    async (request, reply) => {
      const { params, body, account } = request;
      const version = requireVersion(request);
      const task = await changeTask({ ...deps, ...params, account, version, change: body });
      return setVersion(reply, task.version).send(toTaskView(task));
    },
  );

  app.delete(
    TASK,
    {
      schema: {
        operationId: 'deleteTask',
        summary: 'Delete a task; it can be restored',
        tags,
        params: taskParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account }, reply) => {
      await deleteTask({ ...deps, ...params, account });
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${TASK}/restoration`,
    { schema: { operationId: 'restoreTask', tags, params: taskParams, response: { 200: taskView } } },
    async ({ params, account }) => toTaskView(await restoreTask({ ...deps, ...params, account })),
  );

  app.post(
    `${WORKSPACE}/tasks/bulk`,
    {
      schema: {
        operationId: 'changeTasks',
        summary: 'Change many at once, all or none; the answer holds its own undo',
        tags,
        params: workspaceParams,
        body: bulkChange,
        response: { 200: bulkAnswer },
      },
    },
    async ({ params, body, account }) => {
      const { tasks, undo } = await changeTasks({ ...deps, ...params, account, change: body });
      return { tasks: tasks.map(toTaskView), undo };
    },
  );

  app.post(
    `${WORKSPACE}/tasks/import`,
    {
      bodyLimit: IMPORT_BYTES,
      schema: {
        operationId: 'importTasks',
        summary: 'Take in many at once, all or none; a fault names its row, as in `tasks.3.dueOn`',
        tags,
        params: workspaceParams,
        body: taskImport,
        response: { 201: importAnswer },
      },
    },
    async ({ params, body, account }, reply) =>
      reply.code(201).send(await importTasks({ ...deps, ...params, account, given: body })),
  );

  app.post(
    `${TASK}/skip`,
    {
      schema: {
        operationId: 'skipTask',
        summary: 'Leave one of a series out: the next one is made at once',
        tags,
        params: taskParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account }, reply) => {
      await skipTask({ ...deps, ...params, account });
      return reply.code(204).send(null);
    },
  );
}
