import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Finding } from '@/api';
import { answerMutationError } from '@/lib/errors';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { toast } from '@/lib/toast';
import { findingsQuery, type ReviewedDocument } from '../queries';
import type { Decision, Undo } from './decisions';

/** Runs the decisions of a review, shows what is known of each at once, and keeps the ways back, the last first. */
export function useDeciding(path: ReviewedDocument) {
  const queryClient = useQueryClient();
  const planChanged = usePlanChanged();
  const undos = useRef<readonly Undo[]>([]);
  const underWay = useRef(new Set<Promise<unknown>>());
  const [lastLabel, setLastLabel] = useState<string>();
  const { queryKey } = findingsQuery(path);

  const show = useCallback(
    (changed: readonly Finding[]) => {
      queryClient.setQueryData(queryKey, (page) => {
        const byId = new Map(changed.map((finding) => [finding.id, finding]));
        return page && { ...page, items: page.items.map((one) => ({ ...one, ...byId.get(one.id) })) };
      });
    },
    [queryClient, queryKey],
  );

  const keepUndos = (next: readonly Undo[]) => {
    undos.current = next;
    setLastLabel(next.at(-1)?.label);
  };

  const { mutate, mutateAsync, isPending } = useMutation({
    // An answer that is on its way knows nothing of what is shown now.
    onMutate: async ({ shown }) => {
      if (!shown) return [];
      await queryClient.cancelQueries({ queryKey });
      const ids = new Set(shown.map(({ id }) => id));
      const before = queryClient.getQueryData(queryKey)?.items.filter(({ id }) => ids.has(id)) ?? [];
      show(shown);
      return before;
    },
    mutationFn: async ({ run, told }: Decision) => {
      const running = run();
      underWay.current.add(running);
      try {
        const undo = await running;
        if (undo) keepUndos([...undos.current, undo]);
        if (undo && told) toast.undoable(told, () => takeBack(() => undo));
      } finally {
        underWay.current.delete(running);
      }
    },
    // Without a network nothing can be asked for again: what was refused stands as it stood.
    onError: (error, _, before) => {
      answerMutationError(error);
      if (before) show(before);
    },
    // Nor does one that would be asked for while other decisions are under way: the last of them asks.
    onSettled: () => (underWay.current.size === 0 ? planChanged() : undefined),
  });

  const takeBack = (which: () => Undo | undefined) => {
    const before = [...underWay.current];
    mutate({
      run: async () => {
        // What was pressed a moment ago is what is meant, though its answer is still to come.
        await Promise.allSettled(before);
        const meant = which();
        if (!meant || !undos.current.includes(meant)) return undefined;
        keepUndos(undos.current.filter((one) => one !== meant));
        await meant.run();
        return undefined;
      },
    });
  };
  const undo = () => takeBack(() => undos.current.at(-1));

  return { decide: mutate, decideAsync: mutateAsync, show, undo, lastLabel, isPending };
}
