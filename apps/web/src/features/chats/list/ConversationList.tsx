import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConversationRows } from '../assistant/ConversationRows';
import { useSuggestQuestion } from '../assistant/use-ask-draft';
import { PeopleChats } from '../people/PeopleChats';
import classes from './ConversationList.module.css';
import { NewMenu } from './NewMenu';

interface ConversationListProps {
  currentId?: string | undefined;
  /** The open chat with people. */
  currentChatId?: string | undefined;
  onNew: (way?: { anew: boolean }) => void;
}

/** All conversations, with the assistant and with people, and what was said in them. */
export function ConversationList({ currentId, currentChatId, onNew }: ConversationListProps) {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const suggestQuestion = useSuggestQuestion();
  /** Who looks for an answer here is led to where it is given. */
  function askThis() {
    suggestQuestion(words.trim());
    setWords('');
    onNew({ anew: true });
    void navigate({ to: '/chats' });
  }
  return (
    <section className={classes.side} aria-label="Conversations">
      <header className={classes.head}>
        <h1>Chats</h1>
        <p className={classes.lead}>Ask about your syllabi, or write with the people of this workspace.</p>
        <NewMenu onAsk={() => onNew()} />
      </header>
      <TextInput
        size="xs"
        className={classes.search}
        aria-label="Search messages"
        placeholder="Search messages"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      />
      <ConversationRows currentId={currentId} words={words} onAsk={() => onNew()} />
      <PeopleChats
        currentId={currentChatId}
        words={words}
        onClearWords={() => setWords('')}
        onAsk={askThis}
      />
    </section>
  );
}
