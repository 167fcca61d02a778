import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ChatFile, downloadChatFile } from '@/api';
import { saveFile } from '@/lib/save-file';
import { useWorkspace } from '@/lib/workspace';

const KEPT_MS = 5 * 60_000;

const fileQuery = (workspaceId: string, chatId: string, fileId: string) => ({
  queryKey: [{ _id: 'chatFile', path: { workspaceId, chatId, fileId } }],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Blob> => {
    const path = { workspaceId, chatId, fileId };
    const { data } = await downloadChatFile({ path, parseAs: 'blob', signal, throwOnError: true });
    return data as Blob;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: KEPT_MS,
});

/** Where a picture that was sent can be shown from; undefined while it is on its way. */
export function usePicture(chatId: string, fileId: string): string | undefined {
  const { id } = useWorkspace();
  const { data } = useQuery(fileQuery(id, chatId, fileId));
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address;
}

export function useSaveFile(chatId: string) {
  const { id: workspaceId } = useWorkspace();
  return async ({ id: fileId, name }: ChatFile): Promise<void> => {
    const path = { workspaceId, chatId, fileId };
    const { data } = await downloadChatFile({ path, parseAs: 'blob', throwOnError: true });
    saveFile(name, 'application/octet-stream', data as Blob);
  };
}
