import { Button, TextInput } from '@mantine/core';
import { IconChevronRight, IconKeyboard, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { capitalized, countText } from '@/lib/plan/wording';
import { EmptyState } from '@/ui/EmptyState';
import { LostPage } from '@/ui/error-drawings';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import classes from './HelpCentrePage.module.css';
import { type Article, TOPICS } from './model/articles';
import { searchArticles } from './model/search-articles';

interface HelpCentrePageProps {
  words: string;
  onWords: (words: string) => void;
}

export function HelpCentrePage({ words, onWords }: HelpCentrePageProps) {
  const found = searchArticles(words);
  return (
    <Page
      title="Help centre"
      lead="Short answers, written for this version."
      width="reading"
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconKeyboard size={16} stroke={1.75} aria-hidden="true" />}
            renderRoot={(props) => <Link to="/help-center/keyboard-shortcuts" {...props} />}
          >
            Keyboard shortcuts
          </Button>
          <Button renderRoot={(props) => <Link to="/help-center/contact" {...props} />}>Contact</Button>
        </>
      }
    >
      <TextInput
        type="search"
        value={words}
        onChange={(event) => onWords(event.currentTarget.value)}
        placeholder="What do you want to know?"
        aria-label="Search the help centre"
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      />
      <p className={classes.count} role="status">
        {words &&
          found.length > 0 &&
          `${capitalized(countText(found.length, 'article fits', 'articles fit'))}.`}
      </p>
      {found.length > 0 ? (
        <Found articles={found} isSearched={words.trim() !== ''} />
      ) : (
        <EmptyState
          drawing={<LostPage />}
          title="No article has these words"
          actions={
            <Button variant="default" onClick={() => onWords('')}>
              Show all articles
            </Button>
          }
        >
          Try fewer or simpler words, such as “calendar” or “password”.
        </EmptyState>
      )}
    </Page>
  );
}

interface FoundProps {
  articles: Article[];
  isSearched: boolean;
}

/** The best first when something is looked for, by topic otherwise. */
function Found({ articles, isSearched }: FoundProps) {
  if (isSearched) return <ArticleList articles={articles} />;
  return (
    <div className={classes.topics}>
      {Object.entries(TOPICS).map(([topic, title]) => (
        <Section key={topic} title={title}>
          <ArticleList articles={articles.filter((article) => article.topic === topic)} />
        </Section>
      ))}
    </div>
  );
}

const ArticleList = ({ articles }: { articles: Article[] }) => (
  <ul className={classes.list}>
    {articles.map(({ slug, title, summary }) => (
      <li key={slug}>
        <Link to="/help-center/$slug" params={{ slug }} className={classes.article}>
          <span>
            <strong>{title}</strong>
            <small>{summary}</small>
          </span>
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
);
