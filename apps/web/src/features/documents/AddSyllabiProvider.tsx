import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { takeKeptFile } from '@/lib/kept-file';
import { type AddSyllabi, AddSyllabiContext } from '@/lib/plan/add-syllabi';
import { useWorkspace } from '@/lib/workspace';
import { DropAnywhere } from './components/DropAnywhere';
import { UploadTray } from './components/UploadTray';
import { useUploadQueue } from './model/use-upload-queue';

/** Around the authenticated area: files dropped anywhere, or chosen by any page's button, are sent and followed here. */
export function AddSyllabiProvider({ children }: { children: ReactNode }) {
  const { role } = useWorkspace();
  const { send, retry, extensions } = useUploadQueue();
  const input = useRef<HTMLInputElement>(null);
  const courseId = useRef<string>(undefined);
  const api = useMemo(
    (): AddSyllabi => ({
      canAdd: role !== 'viewer',
      choose: (id) => {
        courseId.current = id;
        input.current?.click();
      },
    }),
    [role],
  );
  useEffect(() => {
    if (!api.canAdd) return;
    // What was tried in the demo before there was an account; without storage there is nothing to take.
    takeKeptFile().then(
      (file) => file && send([file]),
      () => undefined,
    );
  }, [api.canAdd, send]);
  const chosen = (files: FileList | null) => {
    send([...(files ?? [])], courseId.current);
    if (input.current) input.current.value = '';
  };
  return (
    <AddSyllabiContext value={api}>
      {children}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={extensions
          .map((extension) => (extension.startsWith('.') ? extension : `.${extension}`))
          .join(',')}
        onChange={(event) => chosen(event.currentTarget.files)}
        aria-label="Syllabi to add"
      />
      {api.canAdd && <DropAnywhere onFiles={(files) => send(files)} />}
      <UploadTray onRetry={retry} />
    </AddSyllabiContext>
  );
}
