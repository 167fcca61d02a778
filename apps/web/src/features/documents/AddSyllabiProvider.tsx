import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { takeKeptSyllabus } from '@/lib/kept-syllabus';
import { useMe } from '@/lib/me';
import { type AddSyllabi, AddSyllabiContext } from '@/lib/plan/add-syllabi';
import { useWorkspace } from '@/lib/workspace';
import { DropAnywhere } from './components/DropAnywhere';
import type { UploadPlace } from './model/upload';
import { useUploads } from './model/upload-store';
import { useUploadQueue } from './model/use-upload-queue';

const AddOther = lazy(() => import('./components/AddOther'));
const UploadTray = lazy(() => import('./components/UploadTray'));

interface Other {
  way: 'paste' | 'address' | undefined;
  place: UploadPlace;
}

/** Around the authenticated area: files dropped anywhere, or chosen by any page's button, are sent and followed here. */
export function AddSyllabiProvider({ children }: { children: ReactNode }) {
  const { id, role } = useWorkspace();
  const myId = useMe()?.account.id;
  const { send, retry, extensions } = useUploadQueue();
  const hasUploads = useUploads(({ uploads }) => uploads.length > 0);
  useLayoutEffect(() => useUploads.getState().belongTo(`${myId} ${id}`), [myId, id]);
  const input = useRef<HTMLInputElement>(null);
  const place = useRef<UploadPlace>({});
  const [other, setOther] = useState<Other>();
  const open = useCallback((where: UploadPlace) => {
    place.current = where;
    input.current?.click();
  }, []);
  const api = useMemo(
    (): AddSyllabi => ({
      canAdd: role !== 'viewer',
      choose: (courseId) => open({ courseId }),
      chooseVersion: (replacesId) => open({ replacesId }),
      paste: (courseId) => setOther({ way: 'paste', place: { courseId } }),
      fetchAddress: (courseId) => setOther({ way: 'address', place: { courseId } }),
    }),
    [role, open],
  );
  useEffect(() => {
    if (!api.canAdd) return;
    // What was tried in the demo before there was an account; without storage there is nothing to take.
    takeKeptSyllabus().then(
      (kept) => kept && send([kept.file], { year: kept.year, answers: kept.answers }),
      () => undefined,
    );
  }, [api.canAdd, send]);
  const chosen = (files: FileList | null) => {
    const all = [...(files ?? [])];
    send(place.current.replacesId ? all.slice(0, 1) : all, place.current);
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
      {other && (
        <Suspense>
          <AddOther
            way={other.way}
            place={other.place}
            onFile={(file) => send([file], other.place)}
            onClose={() => setOther({ ...other, way: undefined })}
          />
        </Suspense>
      )}
      <Suspense>{hasUploads && <UploadTray onRetry={retry} />}</Suspense>
    </AddSyllabiContext>
  );
}
