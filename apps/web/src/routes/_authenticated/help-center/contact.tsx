import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '@/features/help/ContactPage';
import { textIn } from '@/lib/plan/search-params';

export const Route = createFileRoute('/_authenticated/help-center/contact')({
  // Checked by the screen: what stands here is loaded with every page.
  validateSearch: (search: Record<string, unknown>) => search as { page?: string; request?: string },
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  return <ContactPage page={textIn(search, 'page', 500)} requestId={textIn(search, 'request', 100)} />;
}
