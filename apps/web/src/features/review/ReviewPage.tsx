import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isNotThere } from '@/lib/errors';
import { usePageTitle } from '@/lib/page-title';
import { PHONE } from '@/lib/screen';
import { useWorkspace } from '@/lib/workspace';
import { courseName } from '@/ui/CourseTile';
import { LoadFailed } from '@/ui/LoadFailed';
import { NotHere } from '@/ui/NotHere';
import { PageBones } from '@/ui/Waiting';
import { DeskReview } from './components/DeskReview';
import { NotReady } from './components/NotReady';
import type { ReviewSearch } from './model/search';
import { HasPages } from './model/use-page-text';
import { useReviewState } from './model/use-review-state';
import { documentQuery } from './queries';

const PhoneReview = lazy(() =>
  import('./components/PhoneReview').then(({ PhoneReview }) => ({ default: PhoneReview })),
);

interface ReviewPageProps {
  documentId: string;
  search: ReviewSearch;
  onSearch: (change: ReviewSearch) => void;
}

export function ReviewPage({ documentId, search, onSearch }: ReviewPageProps) {
  const { id: workspaceId } = useWorkspace();
  const path = { workspaceId, documentId };
  const isPhone = useMediaQuery(PHONE);
  const { data: document, error, refetch } = useQuery(documentQuery(path));
  const course = document?.course;
  usePageTitle(
    course ? `Review ${courseName(course)}` : 'Review',
    course
      ? [
          { label: 'Courses', to: '/courses' },
          { label: courseName(course), to: `/courses/${course.id}` },
        ]
      : [{ label: 'Documents', to: '/documents' }],
  );
  const state = useReviewState({ path, search, onSearch, enabled: document?.status === 'ready' });
  if (!document && isNotThere(error)) return <NotHere what="document" to="/documents" all="All documents" />;
  if (error && !document) return <LoadFailed error={error} what="The document" onRetry={refetch} />;
  if (!document) return <PageBones />;
  if (document.status !== 'ready') return <NotReady document={document} />;
  if (state.review.error)
    return <LoadFailed error={state.review.error} what="The findings" onRetry={state.review.refetch} />;
  const Screen = isPhone ? PhoneReview : DeskReview;
  return (
    <HasPages value={document.format === 'pdf'}>
      <Suspense fallback={<PageBones />}>
        <Screen path={path} document={document} state={state} />
      </Suspense>
    </HasPages>
  );
}
