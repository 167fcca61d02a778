import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NavigationProgress } from '@/ui/NavigationProgress';
import { ToastArea } from '@/ui/ToastArea';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ToastArea />
    </>
  );
}
