import { createFileRoute } from '@tanstack/react-router';
import { ReviewPage } from '@/features/documents/ReviewPage';

export const Route = createFileRoute('/_authenticated/documents/$documentId')({
  component: Screen,
  staticData: { frame: 'rail' },
});

function Screen() {
  const { documentId } = Route.useParams();
  return <ReviewPage key={documentId} documentId={documentId} />;
}
