import { create } from 'zustand';
import type { Upload, UploadState } from './upload';

interface UploadStore {
  uploads: readonly Upload[];
  /** Whose they are, and for which workspace. */
  owner: string | undefined;
  /** Nobody is shown what another one dropped, nor what went elsewhere. */
  belongTo: (owner: string) => void;
  add: (uploads: readonly Upload[]) => void;
  set: (id: string, state: UploadState) => void;
  /** Leaves those that are still under way. */
  forget: (isForgotten: (upload: Upload) => boolean) => void;
}

/** What was dropped since the page was opened; it outlives the pages in between. */
export const useUploads = create<UploadStore>()((set) => ({
  uploads: [],
  owner: undefined,
  belongTo: (owner) => set((now) => (now.owner === owner ? now : { owner, uploads: [] })),
  add: (added) => set(({ uploads }) => ({ uploads: [...uploads, ...added] })),
  set: (id, state) =>
    set(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)),
    })),
  forget: (isForgotten) =>
    set(({ uploads }) => ({ uploads: uploads.filter((upload) => !isForgotten(upload)) })),
}));
