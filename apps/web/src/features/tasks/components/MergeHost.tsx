import { lazy, Suspense } from 'react';
import { useMergeQuestion } from '../model/ask-to-merge';

const MergeDialog = lazy(() => import('../detail/MergeDialog'));

/** Asks, on whichever page of tasks, what a person has to decide when two changed the same field. */
export function MergeHost() {
  const question = useMergeQuestion((state) => state.question);
  return (
    <Suspense>
      {question && (
        <MergeDialog key={`${question.current.id}-${question.current.version}`} question={question} />
      )}
    </Suspense>
  );
}
