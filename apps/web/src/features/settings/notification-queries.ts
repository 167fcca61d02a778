import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPushOptions, listCoursesOptions } from '@/api/@tanstack/react-query.gen';
import { unsubscribeFromPush } from '@/api/sdk.gen';
import { useWorkspace } from '@/lib/workspace';

/** Whether this browser is told of things is known to the browser alone: this is the one place that names its key. */
const THIS_BROWSER = ['push-of-this-browser'];

export const useBrowsers = () => useQuery(getPushOptions()).data?.browsers ?? [];

export const usePushHere = () =>
  useQuery({
    queryKey: THIS_BROWSER,
    queryFn: async () => {
      const { isPushOn, pushObstacle } = await import('@/lib/push');
      return { obstacle: pushObstacle() ?? null, isOn: await isPushOn() };
    },
  }).data;

function usePushChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: THIS_BROWSER }),
      queryClient.invalidateQueries({ queryKey: getPushOptions().queryKey }),
    ]);
}

export function useSwitchPush() {
  const onSettled = usePushChanged();
  return useMutation({
    mutationFn: async (isOn: boolean) => {
      const { turnPushOff, turnPushOn } = await import('@/lib/push');
      return isOn ? turnPushOn() : turnPushOff();
    },
    onError: () => undefined,
    onSettled,
  });
}

export function useForgetBrowser() {
  const onSettled = usePushChanged();
  return useMutation({
    mutationFn: (subscriptionId: string) =>
      unsubscribeFromPush({ path: { subscriptionId }, throwOnError: true }),
    onSettled,
  });
}

export function useCoursesToMute() {
  const { id: workspaceId } = useWorkspace();
  return useQuery(listCoursesOptions({ path: { workspaceId }, query: { limit: 200 } })).data?.items ?? [];
}
