import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * A change of the plan shows in the dashboard, the lists, the calendar, the counts of the frame and the feed:
 * whatever of them is on screen is asked for again, the rest when it is next looked at.
 */
export function usePlanChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries(), [queryClient]);
}
