import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ReviewSearch, readReviewSearch } from '@/features/review/model/search';
import { ReviewPage } from '@/features/review/ReviewPage';

export const Route = createFileRoute('/_authenticated/documents/$documentId')({
  // Checked by the screen: what stands here is loaded with every page.
  validateSearch: (search: Record<string, unknown>) => search as ReviewSearch,
  component: Screen,
  staticData: { frame: 'rail' },
});

function Screen() {
  const { documentId } = Route.useParams();
  const asked = Route.useSearch();
  const search = useMemo(() => readReviewSearch(asked as Record<string, unknown>), [asked]);
  const navigate = Route.useNavigate();
  const onSearch = (change: ReviewSearch) =>
    // Page and list scroll to what is chosen; the router would put both back to where they were.
    navigate({ search: (current) => ({ ...current, ...change }), replace: true, resetScroll: false });
  return <ReviewPage key={documentId} documentId={documentId} search={search} onSearch={onSearch} />;
}
