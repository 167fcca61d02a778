import type { App } from '../../platform/http/types.ts';
import { nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { type Label, selectLabels } from './labels.repository.ts';
import { labelCreate, labelList, labelParams, labelPatch, labelView } from './labels.schemas.ts';
import { changeLabel, createLabel, type LabelDeps, removeLabel } from './labels.usecases.ts';

const tags = ['labels'];

const toLabelView = ({ id, name, color }: Label) => ({ id, name, color });

export async function labelRoutes(app: App, deps: LabelDeps) {
  app.get(
    `${WORKSPACE}/labels`,
    { schema: { operationId: 'listLabels', tags, params: workspaceParams, response: { 200: labelList } } },
    async ({ params: { workspaceId } }) => ({
      items: (await selectLabels(deps.db, workspaceId)).map(toLabelView),
    }),
  );

  app.post(
    `${WORKSPACE}/labels`,
    {
      schema: {
        operationId: 'createLabel',
        tags,
        params: workspaceParams,
        body: labelCreate,
        response: { 201: labelView },
      },
    },
    async ({ params, body }, reply) =>
      reply.code(201).send(toLabelView(await createLabel({ ...deps, ...params, label: body }))),
  );

  app.patch(
    `${WORKSPACE}/labels/:labelId`,
    {
      schema: {
        operationId: 'changeLabel',
        tags,
        params: labelParams,
        body: labelPatch,
        response: { 200: labelView },
      },
    },
    async ({ params, body }) => toLabelView(await changeLabel({ ...deps, ...params, change: body })),
  );

  app.delete(
    `${WORKSPACE}/labels/:labelId`,
    {
      schema: {
        operationId: 'removeLabel',
        summary: 'Delete a label, and take it off every task',
        tags,
        params: labelParams,
        response: { 204: nothing },
      },
    },
    async ({ params }, reply) => {
      await removeLabel({ ...deps, ...params });
      return reply.code(204).send(null);
    },
  );
}
