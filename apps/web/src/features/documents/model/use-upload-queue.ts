import { useCallback } from 'react';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { useCapabilities } from '@/lib/use-capabilities';
import { useWorkspace } from '@/lib/workspace';
import type { Upload, UploadHints } from './upload';
import { useUploads } from './upload-store';

/** A few at a time: the others wait their turn, so that the first are read soon. */
const AT_ONCE = 3;

let running = 0;
const waiting: (() => Promise<void>)[] = [];

function runNext() {
  const next = running < AT_ONCE ? waiting.shift() : undefined;
  if (!next) return;
  running += 1;
  void next().finally(() => {
    running -= 1;
    runNext();
  });
}

export function useUploadQueue() {
  const { id: workspaceId } = useWorkspace();
  const limits = useCapabilities()?.limits;
  const planChanged = usePlanChanged();
  const { add, set } = useUploads.getState();

  const enqueue = useCallback(
    (upload: Upload) => {
      waiting.push(async () => {
        const { sendFile } = await import('./send-file');
        await sendFile({ workspaceId, upload, onState: (state) => set(upload.id, state) });
        await planChanged();
      });
      runNext();
    },
    [workspaceId, planChanged, set],
  );

  /** What can be told without the server is told at once; without that part, the server tells it. */
  const check = useCallback(
    async (upload: Upload) => {
      const part = await import('./check-file').catch(() => undefined);
      const problem = limits && part?.checkFile(upload.file, limits);
      if (problem) set(upload.id, { step: 'failed', problem });
      else enqueue(upload);
    },
    [limits, enqueue, set],
  );

  const send = useCallback(
    (files: readonly File[], hints: UploadHints = {}) => {
      const uploads = files.map(
        (file): Upload => ({ id: crypto.randomUUID(), file, hints, state: { step: 'waiting' } }),
      );
      add(uploads);
      for (const upload of uploads) void check(upload);
    },
    [add, check],
  );

  const retry = useCallback(
    (upload: Upload) => {
      set(upload.id, { step: 'waiting' });
      enqueue(upload);
    },
    [enqueue, set],
  );

  return { send, retry, extensions: limits?.extensions ?? [] };
}
