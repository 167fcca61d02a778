import type { App } from '../../platform/http/types.ts';
import { courseParams, WORKSPACE } from '../../vocabulary/paths.ts';
import { policiesView } from './policies.schemas.ts';
import { listPolicies, type PolicyDeps } from './policies.usecases.ts';

export async function policyRoutes(app: App, deps: PolicyDeps) {
  app.get(
    `${WORKSPACE}/courses/:courseId/policies`,
    {
      schema: {
        operationId: 'listPolicies',
        summary: 'What the syllabi say about late work, attendance and the like, as quoted sections',
        tags: ['courses'],
        params: courseParams,
        response: { 200: policiesView },
      },
    },
    async ({ params }) => ({ items: await listPolicies({ ...deps, ...params }) }),
  );
}
