import type { App } from '../../platform/http/types.ts';
import { requireVersion, setVersion } from '../../platform/http/versions.ts';
import { ifMatch, nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { changeTasks } from './bulk.usecases.ts';
import {
  bulkAnswer,
  bulkChange,
  taskCreate,
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
  type TaskDeps,
} from './tasks.usecases.ts';
import { toTaskView } from './tasks.views.ts';

const tags = ['tasks'];
const TASK = `${WORKSPACE}/tasks/:taskId`;

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
      const { params, body } = request;
      const task = await changeTask({ ...deps, ...params, version: requireVersion(request), change: body });
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
    async ({ params }, reply) => {
      await deleteTask({ ...deps, ...params });
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${TASK}/restoration`,
    { schema: { operationId: 'restoreTask', tags, params: taskParams, response: { 200: taskView } } },
    async ({ params }) => toTaskView(await restoreTask({ ...deps, ...params })),
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
    async ({ params, body }) => {
      const { tasks, undo } = await changeTasks({ ...deps, ...params, change: body });
      return { tasks: tasks.map(toTaskView), undo };
    },
  );
}
