import type { App } from '../../platform/http/types.ts';
import { WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { entryList, entryQuery } from './calendar.schemas.ts';
import { type CalendarDeps, listEntries } from './calendar.usecases.ts';

export async function calendarRoutes(app: App, deps: CalendarDeps) {
  app.get(
    `${WORKSPACE}/calendar/entries`,
    {
      schema: {
        operationId: 'listCalendarEntries',
        summary: 'Tasks, class meetings without those on days off, and the days off, by date',
        tags: ['calendar'],
        params: workspaceParams,
        querystring: entryQuery,
        response: { 200: entryList },
      },
    },
    async ({ params, query }) => ({ items: await listEntries({ ...deps, ...params, ...query }) }),
  );
}
