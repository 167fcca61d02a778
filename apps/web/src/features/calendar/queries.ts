import { keepPreviousData } from '@tanstack/react-query';
import { listCalendarEntriesOptions } from '@/api/@tanstack/react-query.gen';

export const entriesQuery = (workspaceId: string, span: { from: string; to: string }) => ({
  ...listCalendarEntriesOptions({ path: { workspaceId }, query: span }),
  placeholderData: keepPreviousData,
});
