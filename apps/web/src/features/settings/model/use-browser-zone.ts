import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { putBrowserTimeZone } from '@/api/sdk.gen';
import type { Me } from '@/api/types.gen';
import { meQuery } from '@/lib/me';
import { browserZone } from '@/lib/plan/days';

/** Lets the server know where this browser is: feeds and mails go by it, unless a zone was chosen. */
export function useBrowserZone(me: Me | undefined) {
  const queryClient = useQueryClient();
  const known = me?.account.deletionDueAt ? undefined : me?.browserTimeZone;
  useEffect(() => {
    const timeZone = browserZone();
    if (known === undefined || known === timeZone) return;
    putBrowserTimeZone({ body: { timeZone }, throwOnError: true }).then(
      () => {
        const toSeen = (now: Me | undefined) => now && { ...now, browserTimeZone: timeZone };
        queryClient.setQueryData<Me>(meQuery().queryKey, toSeen);
      },
      () => undefined, // the next page that is opened says it again
    );
  }, [known, queryClient]);
}
