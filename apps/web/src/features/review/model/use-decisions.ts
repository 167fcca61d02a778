import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import {
  acceptAllFindings,
  acceptChanges,
  acceptFinding,
  addFinding,
  answerQuestion,
  changeFinding,
  dismissFinding,
  type Finding,
  type FindingCreate,
  type FindingPatch,
  type LedgerFinding,
  makeFindingOfLedgerEntry,
  type Question,
  type QuestionAnswer,
  refuseChanges,
  reopenFindings,
  returnChanges,
  takeBackAnswer,
} from '@/api';
import { answerMutationError } from '@/lib/errors';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { findingsQuery, type ReviewedDocument } from '../queries';

interface Undo {
  label: string;
  run: () => Promise<unknown>;
}

interface Decision {
  run: () => Promise<Undo | undefined>;
  /** How the findings stand with it, where that is known before it is answered. */
  shown?: readonly Finding[];
}

const SENT = { throwOnError: true } as const;

/** Every decision of a review, shown at once, and the way back from each, the last first. */
export function useDecisions(path: ReviewedDocument) {
  const queryClient = useQueryClient();
  const planChanged = usePlanChanged();
  const undos = useRef<readonly Undo[]>([]);
  const underWay = useRef(new Set<Promise<unknown>>());
  const [lastLabel, setLastLabel] = useState<string>();
  const { queryKey } = findingsQuery(path);

  const show = useCallback(
    (changed: readonly Finding[]) =>
      queryClient.setQueryData(queryKey, (page) => {
        const byId = new Map(changed.map((finding) => [finding.id, finding]));
        return page && { ...page, items: page.items.map((one) => ({ ...one, ...byId.get(one.id) })) };
      }),
    [queryClient, queryKey],
  );

  const keepUndos = (next: readonly Undo[]) => {
    undos.current = next;
    setLastLabel(next.at(-1)?.label);
  };

  const decide = useMutation({
    // An answer that is on its way knows nothing of what is shown now.
    onMutate: async ({ shown }) => {
      if (!shown) return [];
      await queryClient.cancelQueries({ queryKey });
      const ids = new Set(shown.map(({ id }) => id));
      const before = queryClient.getQueryData(queryKey)?.items.filter(({ id }) => ids.has(id)) ?? [];
      show(shown);
      return before;
    },
    mutationFn: async ({ run }: Decision) => {
      const running = run();
      underWay.current.add(running);
      try {
        const undo = await running;
        if (undo) keepUndos([...undos.current, undo]);
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
  const { mutate, mutateAsync, isPending } = decide;

  const findingPath = ({ id }: Finding) => ({ workspaceId: path.workspaceId, findingId: id });
  const reopen = (findingIds: string[], facts = false) =>
    reopenFindings({ path, body: { findingIds, facts }, ...SENT });

  const accept = (finding: Finding) => {
    mutate({
      shown: [{ ...finding, review: 'accepted' }],
      run: async () => {
        show([(await acceptFinding({ path: findingPath(finding), ...SENT })).data]);
        return { label: `accepting ${finding.title}`, run: () => reopen([finding.id]) };
      },
    });
  };

  const setAside = (finding: Finding) => {
    mutate({
      shown: [{ ...finding, review: 'dismissed' }],
      run: async () => {
        show([(await dismissFinding({ path: findingPath(finding), ...SENT })).data]);
        const putBack = () =>
          finding.review === 'accepted'
            ? acceptFinding({ path: findingPath(finding), ...SENT })
            : reopen([finding.id]);
        return { label: `setting ${finding.title} aside`, run: putBack };
      },
    });
  };

  /** What a new version wants: the plan follows it, or stays as it is. */
  const decideChanges = (follows: boolean, findings?: readonly Finding[]) => {
    const decideOn = follows ? acceptChanges : refuseChanges;
    mutate({
      ...(findings && { shown: findings.map((finding) => ({ ...finding, change: null })) }),
      run: async () => {
        const body = findings ? { findingIds: findings.map(({ id }) => id) } : {};
        const { findingIds } = (await decideOn({ path, body, ...SENT })).data;
        if (findingIds.length === 0) return undefined;
        const [only] = findings ?? [];
        const what = only && findings?.length === 1 ? only.title : `${findingIds.length} changes`;
        return {
          label: follows ? `accepting ${what}` : `keeping ${what}`,
          run: () => returnChanges({ path, body: { findingIds }, ...SENT }),
        };
      },
    });
  };

  const bringBack = (finding: Finding) => {
    mutate({
      shown: [{ ...finding, review: 'open' }],
      run: async () => void (await reopen([finding.id])),
    });
  };

  const change = (finding: Finding, patch: FindingPatch) =>
    mutateAsync({
      run: async () => {
        const send = (version: number, body: FindingPatch) =>
          changeFinding({
            path: findingPath(finding),
            body,
            headers: { 'if-match': `"${version}"` },
            ...SENT,
          });
        const { data } = await send(finding.version, patch);
        show([data]);
        const before = Object.fromEntries(
          Object.keys(patch).map((key) => [key, finding[key as keyof FindingPatch]]),
        );
        return { label: `changing ${finding.title}`, run: () => send(data.version, before) };
      },
    });

  const add = (finding: FindingCreate) =>
    mutateAsync({
      run: async () => {
        const { data } = await addFinding({ path, body: finding, ...SENT });
        return {
          label: `adding ${data.title}`,
          run: () => dismissFinding({ path: findingPath(data), ...SENT }),
        };
      },
    });

  /** Answers with the finding that was made. */
  const promote = async (entry: number, finding: LedgerFinding): Promise<string | undefined> => {
    let madeId: string | undefined;
    await mutateAsync({
      run: async () => {
        const { data } = await makeFindingOfLedgerEntry({
          path: { ...path, entry },
          body: finding,
          ...SENT,
        });
        madeId = data.id;
        return {
          label: `adding ${data.title}`,
          run: () => dismissFinding({ path: findingPath(data), ...SENT }),
        };
      },
    });
    return madeId;
  };

  /** The answer settles its findings; the one it is about is accepted with it. */
  const answer = (question: Question, body: QuestionAnswer, finding: Finding | undefined) => {
    const questionPath = { ...path, questionId: question.id };
    mutate({
      run: async () => {
        const { data } = await answerQuestion({ path: questionPath, body, ...SENT });
        show(data.findings);
        const settled = data.findings.find(({ id, review }) => id === finding?.id && review === 'open');
        if (settled && settled.questionIds.length === 0) {
          show([(await acceptFinding({ path: findingPath(settled), ...SENT })).data]);
        }
        return {
          label: 'the answer',
          run: async () => {
            if (settled) await reopen([settled.id]);
            await takeBackAnswer({ path: questionPath, ...SENT });
          },
        };
      },
    });
  };

  const acceptAllChanges = async () => {
    const page = queryClient.getQueryData(queryKey);
    if (!page?.items.some(({ change }) => change !== null)) return [];
    return (await acceptChanges({ path, body: {}, ...SENT })).data.findingIds;
  };

  const acceptAll = (kinds?: Finding['kind'][]) =>
    mutate({
      run: async () => {
        const changed = kinds ? [] : await acceptAllChanges();
        const { data } = await acceptAllFindings({ path, body: kinds ? { kinds } : {}, ...SENT });
        const count = data.findingIds.length + changed.length;
        if (count === 0 && !data.factsAccepted) return undefined;
        return {
          label: `accepting ${count}`,
          run: async () => {
            await reopen(data.findingIds, data.factsAccepted);
            if (changed.length > 0) await returnChanges({ path, body: { findingIds: changed }, ...SENT });
          },
        };
      },
    });

  const undo = () => {
    const before = [...underWay.current];
    mutate({
      run: async () => {
        // What was pressed a moment ago is what is meant, though its answer is still to come.
        await Promise.allSettled(before);
        const last = undos.current.at(-1);
        keepUndos(undos.current.slice(0, -1));
        await last?.run();
        return undefined;
      },
    });
  };

  return {
    accept,
    setAside,
    decideChanges,
    bringBack,
    change,
    add,
    promote,
    answer,
    acceptAll,
    undo,
    lastLabel,
    isPending,
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
