import { useState } from 'react';
import { type ChatFile, dropChatFile, uploadChatFile } from '@/api';
import { messageOf } from '@/lib/errors';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';
import { draftFiles } from '../model/draft';

const MOST_FILES = 5;
const MOST_BYTES = 10 * 1024 * 1024;

export interface Arriving {
  id: string;
  name: string;
}

/** Files are brought along while the message is still being written, and wait with it. */
export function useFiles(chatId: string, myId: string) {
  const { id: workspaceId } = useWorkspace();
  const path = { workspaceId, chatId };
  const [files, setFiles] = useState(() => draftFiles.of(myId, chatId));
  const [arriving, setArriving] = useState<Arriving[]>([]);
  // What arrives after the chat was left waits there, too.
  const change = (next: (known: ChatFile[]) => ChatFile[]) => {
    const changed = next(draftFiles.of(myId, chatId));
    draftFiles.keep(myId, chatId, changed);
    setFiles(changed);
  };
  const bring = async (file: File) => {
    if (file.size === 0) return toast.error(`${file.name} is empty.`);
    if (file.size > MOST_BYTES) return toast.error(`${file.name} is larger than 10 MB.`);
    const one = { id: crypto.randomUUID(), name: file.name };
    setArriving((known) => [...known, one]);
    try {
      const { data } = await uploadChatFile({ path, body: { file }, throwOnError: true });
      change((known) => [...known, data]);
    } catch (error) {
      toast.error(`${file.name} is not attached: ${messageOf(error)}`);
    } finally {
      setArriving((known) => known.filter(({ id }) => id !== one.id));
    }
  };
  return {
    files,
    arriving,
    bringAll: (chosen: Iterable<File>) => {
      const room = MOST_FILES - files.length - arriving.length;
      const all = [...chosen];
      if (all.length > room) toast.error(`A message takes ${MOST_FILES} files.`);
      for (const file of all.slice(0, Math.max(0, room))) void bring(file);
    },
    remove: (file: ChatFile) => {
      change((known) => known.filter(({ id }) => id !== file.id));
      void dropChatFile({ path: { ...path, fileId: file.id } });
    },
    clear: () => change(() => []),
  };
}
