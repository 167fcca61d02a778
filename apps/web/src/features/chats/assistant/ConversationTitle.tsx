import { ActionIcon, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Conversation } from '@/api';
import { useConversationActions } from './queries';

/** The name of a conversation, changed in its place. */
export function ConversationTitle({ conversation: { id, title } }: { conversation: Conversation }) {
  const { rename } = useConversationActions(id);
  const [draft, setDraft] = useState<string>();
  const [wasLeftByKey, setLeftByKey] = useState(false);
  const isLeft = useRef(false);
  if (draft === undefined) {
    return (
      <h2>
        <span dir="auto">{title}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label="Rename the conversation"
          autoFocus={wasLeftByKey}
          onClick={() => {
            isLeft.current = false;
            setDraft(title);
          }}
        >
          <IconPencil size={15} stroke={1.75} />
        </ActionIcon>
      </h2>
    );
  }
  /** Once: a field that goes is also left. */
  const leave = ({ isKept, byKey }: { isKept: boolean; byKey: boolean }) => {
    if (isLeft.current) return;
    isLeft.current = true;
    if (isKept && draft.trim() && draft.trim() !== title) rename.mutate(draft.trim());
    setLeftByKey(byKey);
    setDraft(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leave({ isKept: true, byKey: true });
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        size="xs"
        aria-label="Name of the conversation"
        autoFocus
        maxLength={120}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => leave({ isKept: true, byKey: false })}
        onKeyDown={(event) => event.key === 'Escape' && leave({ isKept: false, byKey: true })}
      />
    </form>
  );
}
