import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import type { Me } from '@/api';
import { meQuery } from '@/lib/me';
// What an action changes at once is told and drawn with it, as in the app.
import '@/lib/query-client';
import { type Workspace, WorkspaceContext } from '@/lib/workspace';

const WORKSPACE: Workspace = { id: 'w', name: 'Maras workspace', role: 'owner' };

const DISPLAY: Me['settings']['display'] = {
  sidebar: [],
  dateFormat: 'day-month',
  timeFormat: '12h',
  firstDayOfWeek: 'monday',
  timeZone: 'Europe/Stockholm',
};

afterEach(cleanup);

interface ScreenOptions {
  role?: Workspace['role'];
  /** Answers that are there already, by the keys of their queries. */
  known?: readonly (readonly [QueryKey, unknown])[];
}

/** Draws a part of the authenticated area as it would stand there; nothing reaches a network. */
export function renderScreen(children: ReactNode, { role = 'owner', known = [] }: ScreenOptions = {}) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(meQuery().queryKey, { settings: { display: DISPLAY } } as Me);
  for (const [key, answer] of known) queryClient.setQueryData(key, answer);
  const screen = render(
    <MantineProvider env="test" theme={{ respectReducedMotion: true }}>
      <QueryClientProvider client={queryClient}>
        <WorkspaceContext value={{ ...WORKSPACE, role }}>{children}</WorkspaceContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...screen, queryClient };
}
