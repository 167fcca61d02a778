import { createFileRoute } from '@tanstack/react-router';
import { type ReviewSearch, reviewSearch } from '@/features/review/model/search';
import { ReviewPage } from '@/features/review/ReviewPage';

export const Route = createFileRoute('/_authenticated/documents/$documentId')({
  validateSearch: (search): ReviewSearch => reviewSearch.parse(search),
  component: Screen,
  staticData: { frame: 'rail' },
});

function Screen() {
  const { documentId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = (change: ReviewSearch) => navigate({ search: (current) => ({ ...current, ...change }), replace: true });
  return <ReviewPage key={documentId} documentId={documentId} search={search} onSearch={onSearch} />;
}
