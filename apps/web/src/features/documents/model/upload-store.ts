import { create } from 'zustand';
import type { Upload, UploadState } from './upload';

interface UploadStore {
  uploads: readonly Upload[];
  add: (uploads: readonly Upload[]) => void;
  set: (id: string, state: UploadState) => void;
  /** Leaves those that are still under way. */
  forget: (isForgotten: (upload: Upload) => boolean) => void;
}

/** What was dropped since the page was opened; it outlives the pages in between. */
export const useUploads = create<UploadStore>()((set) => ({
  uploads: [],
  add: (added) => set(({ uploads }) => ({ uploads: [...uploads, ...added] })),
  set: (id, state) =>
    set(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)),
    })),
  forget: (isForgotten) =>
    set(({ uploads }) => ({ uploads: uploads.filter((upload) => !isForgotten(upload)) })),
}));
