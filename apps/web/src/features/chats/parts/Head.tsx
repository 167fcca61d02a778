import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './Head.module.css';

interface HeadProps {
  mark?: ReactNode;
  /** The name of the conversation, or the field in which it is changed. */
  title: ReactNode;
  about?: string | undefined;
  onBack?: () => void;
  children: ReactNode;
}

/** The head of a conversation, whoever it is with: the way back on a phone, its name, and what can be done with it. */
export function Head({ mark, title, about, onBack, children }: HeadProps) {
  return (
    <header className={classes.head}>
      <ActionIcon
        className={classes.back}
        variant="subtle"
        color="gray"
        size={44}
        aria-label="All conversations"
        renderRoot={(props) => <Link to="/chats" {...props} />}
        onClick={onBack}
      >
        <IconArrowLeft size={20} stroke={1.75} />
      </ActionIcon>
      {mark}
      <div className={classes.words}>
        {title}
        {about && <p>{about}</p>}
      </div>
      {children}
    </header>
  );
}
