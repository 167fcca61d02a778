import type { App } from '../../platform/http/types.ts';
import { WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { entryList, entryQuery, seriesList } from './calendar.schemas.ts';
import { type CalendarDeps, listEntries, readSeries } from './calendar.usecases.ts';
import { toSeriesView } from './calendar.views.ts';

export async function calendarRoutes(app: App, deps: CalendarDeps) {
  app.get(
    `${WORKSPACE}/calendar/entries`,
    {
      schema: {
        operationId: 'listCalendarEntries',
        summary:
          'Tasks and the days they come back on, class meetings without those on days off, and the days off, by date',
        tags: ['calendar'],
        params: workspaceParams,
        querystring: entryQuery,
        response: { 200: entryList },
      },
    },
    async ({ params, query }) => ({ items: await listEntries({ ...deps, ...params, ...query }) }),
  );

  app.get(
    `${WORKSPACE}/calendar/series`,
    {
      schema: {
        operationId: 'listCalendarSeries',
        summary: 'What repeats and goes on: its open task, its rhythm, and what each day of it is made of',
        tags: ['calendar'],
        params: workspaceParams,
        response: { 200: seriesList },
      },
    },
    async ({ params }) => ({ items: (await readSeries({ ...deps, ...params })).series.map(toSeriesView) }),
  );
}
