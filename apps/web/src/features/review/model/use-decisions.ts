import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import {
  acceptAllFindings,
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
  reopenFindings,
  takeBackAnswer,
} from '@/api';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { findingsQuery, type ReviewedDocument } from '../queries';

interface Undo {
  label: string;
  run: () => Promise<unknown>;
}

/** Every decision of a review, shown at once, and the way back from each, the last first. */
export function useDecisions(path: ReviewedDocument) {
  const queryClient = useQueryClient();
  const planChanged = usePlanChanged();
  const [undos, setUndos] = useState<readonly Undo[]>([]);
  const { queryKey } = findingsQuery(path);

  const show = useCallback(
    (changed: readonly Finding[]) =>
      queryClient.setQueryData(queryKey, (page) => {
        const byId = new Map(changed.map((finding) => [finding.id, finding]));
        return page && { ...page, items: page.items.map((one) => ({ ...one, ...byId.get(one.id) })) };
      }),
    [queryClient, queryKey],
  );

  const decide = useMutation({
    mutationFn: async ({ run }: { run: () => Promise<Undo | undefined> }) => run(),
    onSuccess: (undo) => undo && setUndos((earlier) => [...earlier, undo]),
    onSettled: planChanged,
  });
  const { mutate, mutateAsync, isPending } = decide;

  const findingPath = ({ id }: Finding) => ({ workspaceId: path.workspaceId, findingId: id });
  const reopen = (findingIds: string[], facts = false) =>
    reopenFindings({ path, body: { findingIds, facts }, throwOnError: true });

  const accept = (finding: Finding) => {
    show([{ ...finding, review: 'accepted' }]);
    mutate({
      run: async () => {
        show([(await acceptFinding({ path: findingPath(finding), throwOnError: true })).data]);
        return { label: `accepting ${finding.title}`, run: () => reopen([finding.id]) };
      },
    });
  };

  const setAside = (finding: Finding) => {
    show([{ ...finding, review: 'dismissed' }]);
    mutate({
      run: async () => {
        show([(await dismissFinding({ path: findingPath(finding), throwOnError: true })).data]);
        return { label: `setting ${finding.title} aside`, run: () => reopen([finding.id]) };
      },
    });
  };

  const bringBack = (finding: Finding) => {
    show([{ ...finding, review: 'open' }]);
    mutate({ run: async () => void (await reopen([finding.id])) });
  };

  const change = (finding: Finding, patch: FindingPatch) =>
    mutateAsync({
      run: async () => {
        const send = (version: number, body: FindingPatch) =>
          changeFinding({
            path: findingPath(finding),
            body,
            headers: { 'if-match': `"${version}"` },
            throwOnError: true,
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
        const { data } = await addFinding({ path, body: finding, throwOnError: true });
        return {
          label: `adding ${data.title}`,
          run: () => dismissFinding({ path: findingPath(data), throwOnError: true }),
        };
      },
    });

  const promote = (entry: number, finding: LedgerFinding) =>
    mutateAsync({
      run: async () => {
        const { data } = await makeFindingOfLedgerEntry({
          path: { ...path, entry },
          body: finding,
          throwOnError: true,
        });
        return {
          label: `adding ${data.title}`,
          run: () => dismissFinding({ path: findingPath(data), throwOnError: true }),
        };
      },
    });

  /** The answer settles its findings; the one it is about is accepted with it. */
  const answer = (question: Question, body: QuestionAnswer, finding: Finding | undefined) => {
    const questionPath = { ...path, questionId: question.id };
    mutate({
      run: async () => {
        const { data } = await answerQuestion({ path: questionPath, body, throwOnError: true });
        show(data.findings);
        const settled = data.findings.find(({ id, review }) => id === finding?.id && review === 'open');
        if (settled && settled.questionIds.length === 0) {
          show([(await acceptFinding({ path: findingPath(settled), throwOnError: true })).data]);
        }
        return {
          label: 'the answer',
          run: async () => {
            if (settled) await reopen([settled.id]);
            await takeBackAnswer({ path: questionPath, throwOnError: true });
          },
        };
      },
    });
  };

  const acceptAll = (kinds?: Finding['kind'][]) =>
    mutate({
      run: async () => {
        const { data } = await acceptAllFindings({ path, body: kinds ? { kinds } : {}, throwOnError: true });
        const count = data.findingIds.length;
        if (count === 0 && !data.factsAccepted) return undefined;
        return { label: `accepting ${count}`, run: () => reopen(data.findingIds, data.factsAccepted) };
      },
    });

  const undo = () => {
    const last = undos.at(-1);
    if (!last || isPending) return;
    setUndos((earlier) => earlier.slice(0, -1));
    mutate({ run: async () => void (await last.run()) });
  };

  return {
    accept,
    setAside,
    bringBack,
    change,
    add,
    promote,
    answer,
    acceptAll,
    undo,
    lastLabel: undos.at(-1)?.label,
    isPending,
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
