import type { App } from '../../platform/http/types.ts';
import { courseParams, nothing, WORKSPACE } from '../../vocabulary/paths.ts';
import { gradesView, scoreCreate, scoreParams, scorePatch, scoreView } from './grades.schemas.ts';
import { addScore, changeScore, type GradeDeps, readGrades, removeScore } from './grades.usecases.ts';
import { toGradesView, toScoreView } from './grades.views.ts';

const tags = ['grades'];
/** Scores are a person's own, so that whoever may look may also keep theirs. */
const config = { role: 'viewer', isPersonal: true } as const;
const COURSE = `${WORKSPACE}/courses/:courseId`;

export async function gradeRoutes(app: App, deps: GradeDeps) {
  app.get(
    `${COURSE}/grades`,
    {
      config,
      schema: {
        operationId: 'getGrades',
        summary: 'Your scores in a course, and what they come to',
        tags,
        params: courseParams,
        response: { 200: gradesView },
      },
    },
    async ({ account, params }) =>
      toGradesView(await readGrades({ ...deps, ...params, accountId: account.id })),
  );

  app.post(
    `${COURSE}/scores`,
    {
      config,
      schema: {
        operationId: 'addScore',
        tags,
        params: courseParams,
        body: scoreCreate,
        response: { 201: scoreView },
      },
    },
    async ({ account, params, body }, reply) => {
      const score = await addScore({ ...deps, ...params, accountId: account.id, score: body });
      return reply.code(201).send(toScoreView(score));
    },
  );

  app.patch(
    `${COURSE}/scores/:scoreId`,
    {
      config,
      schema: {
        operationId: 'changeScore',
        tags,
        params: scoreParams,
        body: scorePatch,
        response: { 200: scoreView },
      },
    },
    async ({ account, params, body }) =>
      toScoreView(await changeScore({ ...deps, ...params, accountId: account.id, change: body })),
  );

  app.delete(
    `${COURSE}/scores/:scoreId`,
    {
      config,
      schema: { operationId: 'removeScore', tags, params: scoreParams, response: { 204: nothing } },
    },
    async ({ account, params }, reply) => {
      await removeScore({ ...deps, ...params, accountId: account.id });
      return reply.code(204).send(null);
    },
  );
}
