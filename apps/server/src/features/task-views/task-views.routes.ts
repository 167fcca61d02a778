import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { defineError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/types.ts';
import { newId } from '../../platform/ids.ts';
import { takeTurn } from '../../platform/turns.ts';
import { nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { id, line, storableText } from '../../vocabulary/values.ts';
import { deleteView, insertView, type SavedView, selectViews, updateView } from './task-views.repository.ts';

const ViewNotFound = defineError('task-view/not-found', 404, 'That view does not exist.');
const TooManyViews = defineError('task-view/too-many', 409, 'You have 50 views here; delete one first.');
const MOST_VIEWS = 50;

const fields = z.object({
  name: line(60),
  search: storableText.max(2000).describe('As the address of the task page has it, without `?`'),
});
const viewParams = workspaceParams.extend({ viewId: id });
const savedView = fields.extend({ id, name: z.string() }).meta({ id: 'SavedTaskView' });
const savedViews = z.object({ items: z.array(savedView) }).meta({ id: 'SavedTaskViewList' });
const viewCreate = fields.meta({ id: 'SavedTaskViewCreate' });
const viewPatch = fields.partial().meta({ id: 'SavedTaskViewPatch' });

const toView = ({ id: viewId, name, search }: SavedView) => ({ id: viewId, name, search });

const tags = ['tasks'];
/** Whose views they are is who asks, whatever their role. */
const config = { role: 'viewer', isPersonal: true } as const;

/** Named filters of the task page. A write answers with the whole list as it is now. */
export async function taskViewRoutes(app: App, { db, clock }: { db: Database; clock: Clock }) {
  const response = { 200: savedViews };
  const listOf = async (own: { workspaceId: string; accountId: string }) => ({
    items: (await selectViews(db, own)).map(toView),
  });

  app.get(
    `${WORKSPACE}/task-views`,
    { config, schema: { operationId: 'listTaskViews', tags, params: workspaceParams, response } },
    ({ params, account }) => listOf({ ...params, accountId: account.id }),
  );

  app.post(
    `${WORKSPACE}/task-views`,
    {
      config,
      schema: { operationId: 'saveTaskView', tags, params: workspaceParams, body: viewCreate, response },
    },
    async ({ params, account, body }) => {
      const own = { ...params, accountId: account.id };
      await db.transaction(async (tx) => {
        await takeTurn(tx, 'task views', own.workspaceId, own.accountId);
        if ((await selectViews(tx, own)).length >= MOST_VIEWS) throw new TooManyViews();
        await insertView(tx, { ...own, ...body, id: newId(), createdAt: clock.now() });
      });
      return listOf(own);
    },
  );

  app.patch(
    `${WORKSPACE}/task-views/:viewId`,
    {
      config,
      schema: { operationId: 'changeTaskView', tags, params: viewParams, body: viewPatch, response },
    },
    async ({ params, account, body }) => {
      const own = { workspaceId: params.workspaceId, accountId: account.id };
      const change = {
        ...(body.name && { name: body.name }),
        ...(body.search !== undefined && { search: body.search }),
      };
      const isThere =
        Object.keys(change).length === 0 || (await updateView(db, { ...own, ...params }, change));
      if (!isThere) throw new ViewNotFound();
      return listOf(own);
    },
  );

  app.delete(
    `${WORKSPACE}/task-views/:viewId`,
    {
      config,
      schema: { operationId: 'removeTaskView', tags, params: viewParams, response: { 204: nothing } },
    },
    async ({ params, account }, reply) => {
      if (!(await deleteView(db, { ...params, accountId: account.id }))) throw new ViewNotFound();
      return reply.code(204).send(null);
    },
  );
}
