import { useCallback } from 'react';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';

/** Asks again for what hangs on the plan, without holding up whoever made the change until all of that is here. */
export function useRefresh(): () => void {
  const planChanged = usePlanChanged();
  return useCallback(() => void planChanged(), [planChanged]);
}
