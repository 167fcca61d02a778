import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ChatMessage } from '@/api';
import { plainText } from '@/lib/plain-text';
import type { People } from '../use-people';
import classes from './ChatComposer.module.css';

interface AboutLineProps {
  replyTo: ChatMessage | undefined;
  editing: ChatMessage | undefined;
  people: People;
  onCancel: () => void;
}

/** Which message is answered or changed. */
export function AboutLine({ replyTo, editing, people, onCancel }: AboutLineProps) {
  if (!editing && !replyTo) return null;
  return (
    <div className={classes.about}>
      <span>
        {editing
          ? 'Editing your message'
          : `Replying to ${people.nameOf(replyTo?.authorId ?? null, replyTo?.authorName)}`}
        {replyTo && !editing && <q>{plainText(replyTo.text) || 'a file'}</q>}
      </span>
      <ActionIcon variant="subtle" color="gray" size={28} aria-label="Cancel" onClick={onCancel}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
