import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getDeletionOptions,
  getMeQueryKey,
  getSignInMethodsOptions,
  getSignInMethodsQueryKey,
  listSecurityEventsQueryKey,
  listSessionsOptions,
  listSessionsQueryKey,
} from '@/api/@tanstack/react-query.gen';
import { endOtherSessions, endSession, requestDeletion } from '@/api/sdk.gen';
import type { SessionList } from '@/api/types.gen';
import { knownCapabilities } from '@/lib/capabilities';
import { toast } from '@/lib/toast';
import { deleteElsewhere, deletionElsewhere, signInMethodsElsewhere } from './model/account-elsewhere';

export type { SignInMethods } from '@/api/types.gen';
export type Session = SessionList['items'][number];

/** The ways in that this account has. */
export const useSignInMethods = () =>
  useQuery({
    ...getSignInMethodsOptions(),
    ...((!keepsAccounts() && { queryFn: signInMethodsElsewhere }) as object),
  }).data;

/** Whether this server keeps the accounts, and not a Firebase project. */
export const keepsAccounts = () => knownCapabilities()?.identity.provider !== 'firebase';

/** To be called when the ways in have changed: with them the sessions, and maybe the address. */
export function useAccountChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [getSignInMethodsQueryKey(), listSessionsQueryKey(), listSecurityEventsQueryKey(), getMeQueryKey()].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export const useSessions = () => useQuery(listSessionsOptions());

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => endSession({ path: { sessionId }, throwOnError: true }),
    onSuccess: () => {
      toast.success('Signed out there.');
      return queryClient.invalidateQueries({ queryKey: listSessionsQueryKey() });
    },
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => endOtherSessions({ throwOnError: true }),
    onSuccess: () => {
      toast.success('Signed out everywhere else.');
      return queryClient.invalidateQueries({ queryKey: listSessionsQueryKey() });
    },
  });
}

/** What stands in the way of deleting the account, and how long it could be kept after all. */
export const useDeletion = () =>
  useQuery({
    ...getDeletionOptions(),
    ...((!keepsAccounts() && { queryFn: () => deletionElsewhere }) as object),
    staleTime: 0,
  });

export const useRequestDeletion = () =>
  useMutation({
    mutationFn: async () => {
      if (keepsAccounts()) await requestDeletion({ throwOnError: true });
      else await deleteElsewhere();
    },
    onError: () => undefined,
  });
