import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { contentQuery, fileQuery } from './queries';

const path = { workspaceId: 'w', documentId: 'd' };

test.each<[string, readonly unknown[], 'static']>([
  ['file', fileQuery(path).queryKey, fileQuery(path).staleTime],
  ['content', contentQuery(path).queryKey, contentQuery(path).staleTime],
])(
  'the %s of a document is asked for once, however often the plan changes',
  async (_, queryKey, staleTime) => {
    const queryClient = new QueryClient();
    const queryFn = vi.fn(async () => 'what was read');
    const stop = new QueryObserver(queryClient, { queryKey, staleTime, queryFn }).subscribe(() => undefined);
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
    await queryClient.invalidateQueries();
    expect(queryFn).toHaveBeenCalledOnce();
    stop();
  },
);
