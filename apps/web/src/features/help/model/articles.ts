/** What the articles are about, in the order in which a newcomer needs it. */
export const TOPICS = {
  start: 'Getting started',
  syllabi: 'Syllabi and what they say',
  plan: 'Your plan',
  people: 'With other people',
  account: 'Your account',
  device: 'Everywhere',
} as const;
export type Topic = keyof typeof TOPICS;

export interface Article {
  slug: string;
  title: string;
  summary: string;
  order: number;
  topic: Topic;
  /** Markdown. */
  body: string;
}

const FILES = import.meta.glob<string>('../articles/*.md', { query: '?raw', import: 'default', eager: true });

const FRONT_MATTER = /^---\n(?<facts>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

/** Reads an article file: `key: value` lines between two rules, then Markdown. */
export function parseArticle(path: string, text: string): Article {
  const { facts = '', body = text } = FRONT_MATTER.exec(text)?.groups ?? {};
  const fact = (key: string) => new RegExp(`^${key}:\\s*(.+)$`, 'm').exec(facts)?.[1]?.trim() ?? '';
  return {
    slug: path.replace(/^.*\/|\.md$/g, ''),
    title: fact('title'),
    summary: fact('summary'),
    order: Number(fact('order')),
    topic: fact('topic') as Topic,
    body: body.trim(),
  };
}

/** Every article, in the order in which a newcomer needs them. */
export const ARTICLES: Article[] = Object.entries(FILES)
  .map(([path, text]) => parseArticle(path, text))
  .sort((a, b) => a.order - b.order);

export const findArticle = (slug: string) => ARTICLES.find((article) => article.slug === slug);
