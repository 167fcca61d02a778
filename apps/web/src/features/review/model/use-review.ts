import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePlanSettings } from '@/lib/plan/settings';
import { findingsQuery, questionsQuery, type ReviewedDocument } from '../queries';
import { answeredOf, buildGroups, type Order, progressOf, type ReviewItem } from './items';
import { withYears } from './missing-year';

const NONE: never[] = [];

/** What the review of a document shows, from what was found and what is asked. */
export function useReview(path: ReviewedDocument, enabled: boolean) {
  const findingsPage = useQuery({ ...findingsQuery(path), enabled });
  const questionList = useQuery({ ...questionsQuery(path), enabled });
  const [order, setOrder] = useState<Order>('doubt');
  const { today } = usePlanSettings();
  // Both or neither: which row is the first, and chosen, hangs on what is asked.
  const isKnown = findingsPage.data !== undefined && questionList.data !== undefined;
  const findings = isKnown ? findingsPage.data.items : NONE;
  const asked = isKnown ? questionList.data.items : NONE;
  const questions = useMemo(
    () => asked.map((question) => withYears(question, findings, today)),
    [asked, findings, today],
  );
  const groups = useMemo(() => buildGroups({ findings, questions, order }), [findings, questions, order]);
  const items = useMemo(() => groups.flatMap((group): ReviewItem[] => group.items), [groups]);
  return {
    groups,
    items,
    /** Unknown until it is known what was found: none of none would look like done. */
    progress: isKnown ? progressOf({ findings, questions }) : undefined,
    answered: answeredOf({ findings, questions }),
    dismissed: findings.filter(({ review }) => review === 'dismissed'),
    findings,
    order,
    setOrder,
    isLoading: findingsPage.isPending || questionList.isPending,
    error: findingsPage.error ?? questionList.error,
    refetch: () => Promise.all([findingsPage.refetch(), questionList.refetch()]),
  };
}
