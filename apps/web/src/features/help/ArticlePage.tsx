import { Link } from '@tanstack/react-router';
import { Markdown } from '@/ui/Markdown';
import { Page } from '@/ui/Page';
import classes from './ArticlePage.module.css';
import { ARTICLES, type Article } from './model/articles';

const PARENTS = [{ label: 'Help centre', to: '/help-center' }];

export function ArticlePage({ article }: { article: Article }) {
  const next = ARTICLES[ARTICLES.indexOf(article) + 1];
  return (
    <Page title={article.title} lead={article.summary} parents={PARENTS} width="reading">
      <article>
        <Markdown text={article.body} />
      </article>
      {next && (
        <p className={classes.next}>
          Next:{' '}
          <Link to="/help-center/$slug" params={{ slug: next.slug }}>
            {next.title}
          </Link>
        </p>
      )}
    </Page>
  );
}
