import MiniSearch from 'minisearch';
import { ARTICLES, type Article } from './articles';

const index = new MiniSearch<Article>({
  idField: 'slug',
  fields: ['title', 'summary', 'body'],
  searchOptions: { boost: { title: 4, summary: 2 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
});
index.addAll(ARTICLES);

/** The articles that hold all the words, or their beginnings, best first; without words all of them. */
export function searchArticles(words: string): Article[] {
  if (words.trim() === '') return ARTICLES;
  return index.search(words).flatMap(({ id }) => ARTICLES.find(({ slug }) => slug === id) ?? []);
}
