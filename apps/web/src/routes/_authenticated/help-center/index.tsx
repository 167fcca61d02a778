import { createFileRoute } from '@tanstack/react-router';
import { HelpCentrePage } from '@/features/help/HelpCentrePage';

export interface HelpSearch {
  q?: string;
}

export const Route = createFileRoute('/_authenticated/help-center/')({
  validateSearch: (search: Record<string, unknown>): HelpSearch =>
    typeof search.q === 'string' && search.q !== '' ? { q: search.q } : {},
  component: Screen,
});

function Screen() {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HelpCentrePage
      words={q}
      onWords={(words) => navigate({ search: words ? { q: words } : {}, replace: true })}
    />
  );
}
