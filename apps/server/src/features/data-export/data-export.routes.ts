import { z } from 'zod';
import { requireRecentSignIn } from '../../platform/http/recent-sign-in.ts';
import type { App } from '../../platform/http/types.ts';
import { zipOf } from '../../platform/zip.ts';
import { ME } from '../../vocabulary/paths.ts';
import { type DataExportDeps, exportData } from './data-export.usecases.ts';

/** Everything about somebody in one file is worth a fresh proof of who asks. */
export async function dataExportRoutes(app: App, deps: DataExportDeps) {
  app.get(
    `${ME}/export`,
    {
      config: { whileLeaving: true },
      schema: {
        operationId: 'exportMyData',
        summary: 'Everything this server keeps of you, as a ZIP; needs a sign-in of the last five minutes',
        tags: ['me'],
        produces: ['application/zip'],
        response: { 200: z.any().describe('The archive') },
      },
      serializerCompiler: () => (content) => content as string,
    },
    async ({ account }, reply) => {
      requireRecentSignIn(account, deps.clock);
      const now = deps.clock.now();
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="syllabi-${now.toISOString().slice(0, 10)}.zip"`)
        .header('cache-control', 'no-store')
        .send(zipOf(exportData({ ...deps, account }), now));
    },
  );
}
