import { createFileRoute, notFound } from '@tanstack/react-router';
import { ArticlePage } from '@/features/help/ArticlePage';
import { NotFoundError } from '@/ui/errors/NotFoundError';

export const Route = createFileRoute('/_authenticated/help-center/$slug')({
  loader: async ({ params }) => {
    const { findArticle } = await import('@/features/help/model/articles');
    const article = findArticle(params.slug);
    if (!article) throw notFound();
    return article;
  },
  component: Screen,
  notFoundComponent: NotFoundError,
});

function Screen() {
  return <ArticlePage article={Route.useLoaderData()} />;
}
