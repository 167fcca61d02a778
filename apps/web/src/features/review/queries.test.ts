import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { contentQuery, fileQuery } from './queries';

const path = { workspaceId: 'w', documentId: 'd' };

test.each<[string, object]>([
  ['file', fileQuery(path)],
  ['content', contentQuery(path)],
])('the %s of a document is asked for once, however often the plan changes', async (_, query) => {
  const queryClient = new QueryClient();
  const queryFn = vi.fn(async () => 'what was read');
  const options = { ...query, queryFn } as unknown as QueryObserverOptions;
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
  await expect.poll(() => queryClient.getQueryData(options.queryKey)).toBeDefined();
  await queryClient.invalidateQueries();
  expect(queryFn).toHaveBeenCalledOnce();
  stop();
});
