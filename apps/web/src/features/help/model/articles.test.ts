import { expect, test } from 'vitest';
import { ARTICLES, findArticle, parseArticle, TOPICS } from './articles';
import { searchArticles } from './search-articles';

test('an article file is facts between two rules and then Markdown', () => {
  const text =
    '---\ntitle: Late work\nsummary: What happens then.\norder: 3\ntopic: plan\n---\n\nAsk first.\n';
  expect(parseArticle('../articles/late-work.md', text)).toEqual({
    slug: 'late-work',
    title: 'Late work',
    summary: 'What happens then.',
    order: 3,
    topic: 'plan',
    body: 'Ask first.',
  });
});

test('every article has a title, a summary, a place of its own and something to say', () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(20);
  expect(new Set(ARTICLES.map(({ order }) => order)).size).toBe(ARTICLES.length);
  for (const { title, summary, body, topic } of ARTICLES) {
    expect(Object.keys(TOPICS), title).toContain(topic);
    expect([title, summary].every(Boolean) && body.length > 300, title).toBe(true);
  }
});

test('links between articles lead to articles', () => {
  const targets = ARTICLES.flatMap(({ body }) => [...body.matchAll(/\]\(\/help-center\/([\w-]+)\)/g)]);
  const lost = targets.map(([, slug = '']) => slug).filter((slug) => !findArticle(slug));
  expect(lost.filter((slug) => !['keyboard-shortcuts', 'contact'].includes(slug))).toEqual([]);
});

test.each([
  ['google calendar', 'calendar-feed'],
  ['invite', 'sharing-a-workspace'],
  ['passwrod', 'password-advice'],
  ['forgot', 'your-account'],
  ['policies', 'course-policies-and-notes'],
  ['drag', 'calendar-views'],
  ['offline', 'without-a-network'],
  ['quiet hours', 'what-you-are-told'],
  ['import csv', 'tasks-in-and-out'],
  ['reactions', 'chats-with-people'],
  ['scanned', 'files-that-cannot-be-read'],
])('looking for %j finds %s first', (words, slug) => expect(searchArticles(words)[0]?.slug).toBe(slug));

test('without words every article is shown, in order', () => expect(searchArticles(' ')).toEqual(ARTICLES));
