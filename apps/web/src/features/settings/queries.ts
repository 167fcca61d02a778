import { type Mutation, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { getMeQueryKey } from '@/api/@tanstack/react-query.gen';
import { changeAvatar, changeProfile, changeSettings, deleteAvatar, getSettings } from '@/api/sdk.gen';
import type { Me, ProfilePatch, Settings, SettingsPatch } from '@/api/types.gen';
import { statusOf } from '@/lib/errors';
import { meQuery } from '@/lib/me';
import { toast } from '@/lib/toast';
import { inverse, merge } from './model/change';

/** Sends a change; when another device changed something meanwhile, this change is put on top of that. */
export async function sendSettings(change: SettingsPatch, version: number) {
  const send = (current: number) =>
    changeSettings({ body: change, headers: { 'if-match': `"${current}"` }, throwOnError: true });
  try {
    return (await send(version)).data;
  } catch (error) {
    if (statusOf(error) !== 412) throw error;
    const { data } = await getSettings({ throwOnError: true });
    return (await send(data.version)).data;
  }
}

/** One change is sent after the other. */
const SCOPE = 'settings';

const isOfSettings = ({ options }: Mutation<unknown, Error, unknown>): boolean => options.scope?.id === SCOPE;

/** What the server last said: what is on the screen may hold changes that it refuses yet. */
const answered = new WeakMap<QueryClient, Settings>();

/** Changes settings at once and offers to take it back. */
export function useChangeSettings() {
  const queryClient = useQueryClient();
  const key = getMeQueryKey();
  const setMe = (change: (me: Me) => Me) => queryClient.setQueryData<Me>(key, (me) => me && change(me));
  /** An answer knows nothing of the changes that wait for it, which are on the screen already. */
  const underWay = () =>
    queryClient.getMutationCache().findAll({ status: 'pending', predicate: isOfSettings });
  const withWaiting = (settings: Settings) =>
    underWay()
      .filter(({ state }) => state.isPaused)
      .reduce((shown, { state }) => merge(shown, state.variables as SettingsPatch), settings);

  const { mutateAsync } = useMutation({
    mutationFn: async (change: SettingsPatch) => {
      const me = await queryClient.ensureQueryData(meQuery());
      return sendSettings(change, me.settings.version);
    },
    onMutate: (change) => {
      const me = queryClient.getQueryData<Me>(key);
      if (me && underWay().length === 1) answered.set(queryClient, me.settings);
      setMe((now) => ({ ...now, settings: merge(now.settings, change) }));
    },
    onSuccess: (settings) => {
      answered.set(queryClient, settings);
      setMe((me) => ({ ...me, settings: withWaiting(settings) }));
    },
    onSettled: (_data, error) => {
      const before = answered.get(queryClient);
      if (error && before) setMe((me) => ({ ...me, settings: withWaiting(before) }));
    },
    scope: { id: SCOPE },
  });

  return async (
    change: SettingsPatch,
    { said = 'Saved.', onUndo }: { said?: string; onUndo?: () => void } = {},
  ) => {
    const me = queryClient.getQueryData<Me>(key);
    const back = me && inverse(me.settings, change);
    await mutateAsync(change).then(
      () => {
        if (!back) return;
        toast.undoable(said, () => {
          onUndo?.();
          void mutateAsync(back).catch(() => undefined);
        });
      },
      () => undefined,
    );
  };
}

export function useChangeProfile() {
  const queryClient = useQueryClient();
  const key = getMeQueryKey();
  return useMutation({
    mutationFn: async (change: ProfilePatch) =>
      (await changeProfile({ body: change, throwOnError: true })).data,
    onSuccess: (profile) => {
      queryClient.setQueryData<Me>(key, (me) => me && { ...me, profile });
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutMembers(queryKey) });
    },
  });
}

/** Null takes the picture away. */
export function useChangePicture() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (picture: Blob | null) => {
      if (!picture) await deleteAvatar({ throwOnError: true });
      else await changeAvatar({ body: picture, throwOnError: true });
    },
    onError: () => undefined,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: getMeQueryKey() }),
        queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutMembers(queryKey) }),
      ]),
  });
}

const isAboutMembers = (queryKey: readonly unknown[]) =>
  (queryKey[0] as { _id?: string } | undefined)?._id?.startsWith('listMembers') ?? false;
