import { Button, TextInput } from '@mantine/core';
import { IconChevronRight, IconKeyboard, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '@/ui/EmptyState';
import { LostPage } from '@/ui/error-drawings';
import { Page } from '@/ui/Page';
import classes from './HelpCentrePage.module.css';
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
        <Button
          variant="default"
          leftSection={<IconKeyboard size={16} stroke={1.75} aria-hidden="true" />}
          renderRoot={(props) => <Link to="/help-center/keyboard-shortcuts" {...props} />}
        >
          Keyboard shortcuts
        </Button>
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
        {words && `${found.length} of the articles fit`}
      </p>
      {found.length > 0 ? (
        <ul className={classes.list}>
          {found.map(({ slug, title, summary }) => (
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
