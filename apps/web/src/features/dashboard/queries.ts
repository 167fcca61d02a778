import { keepPreviousData } from '@tanstack/react-query';
import { getOverviewOptions } from '@/api/@tanstack/react-query.gen';
import { browserZone } from '@/lib/plan/days';

/** Everything on the dashboard, in one answer; `weekOf` is any day of the week to show. */
export const overviewQuery = (workspaceId: string, weekOf?: string) => ({
  ...getOverviewOptions({
    path: { workspaceId },
    query: { timeZone: browserZone(), ...(weekOf ? { weekOf } : {}) },
  }),
  placeholderData: keepPreviousData,
});
