import { ActionIcon, Menu, TextInput, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { Conversation, Course } from '@/api';
import { CourseTile, courseName } from '@/ui/CourseTile';
import { useConversationActions } from '../queries';
import classes from './Talk.module.css';

interface TalkHeadProps {
  conversation: Conversation | undefined;
  courses: readonly Course[];
  /** Empty: answers come from all courses. */
  chosen: readonly string[];
  onChoose: (courseIds: string[]) => void;
  onBack: () => void;
}

export function TalkHead({ conversation, courses, chosen, onChoose, onBack }: TalkHeadProps) {
  const shown = courses.filter(({ id }) => chosen.includes(id));
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <header className={classes.head}>
      <ActionIcon
        className={classes.back}
        variant="subtle"
        color="gray"
        size={36}
        aria-label="All conversations"
        renderRoot={(props) => <Link to="/chats" {...props} />}
        onClick={onBack}
      >
        <IconArrowLeft size={20} stroke={1.75} />
      </ActionIcon>
      {conversation ? (
        <Title key={conversation.title} conversation={conversation} />
      ) : (
        <h2 className={classes.title}>New conversation</h2>
      )}
      {courses.length > 0 && (
        <div className={classes.scope}>
          <span>{shown.length > 0 ? 'Answers only from' : 'Answers from all courses'}</span>
          {shown.map((course) => (
            <UnstyledButton
              key={course.id}
              className={classes.course}
              onClick={() => toggle(course.id)}
              aria-label={`No longer only from ${courseName(course)}`}
            >
              <CourseTile name={courseName(course)} color={course.color} />
              {courseName(course)}
            </UnstyledButton>
          ))}
          <Menu closeOnItemClick={false}>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label="Choose the courses that answer">
                <IconPlus size={18} stroke={1.75} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {courses.map((course) => (
                <Menu.Item
                  key={course.id}
                  role="menuitemcheckbox"
                  aria-checked={chosen.includes(course.id)}
                  leftSection={<CourseTile name={courseName(course)} color={course.color} />}
                  rightSection={chosen.includes(course.id) && <IconCheck size={16} stroke={1.75} />}
                  onClick={() => toggle(course.id)}
                >
                  {courseName(course)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
      {conversation && <MoreMenu conversation={conversation} />}
    </header>
  );
}

function Title({ conversation }: { conversation: Conversation }) {
  const { rename } = useConversationActions(conversation.id);
  const [draft, setDraft] = useState<string>();
  if (draft === undefined) {
    return (
      <h2 className={classes.title}>
        {conversation.title}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label="Rename the conversation"
          onClick={() => setDraft(conversation.title)}
        >
          <IconPencil size={15} stroke={1.75} />
        </ActionIcon>
      </h2>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim()) rename.mutate(draft.trim());
    setDraft(undefined);
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
        onBlur={() => setDraft(undefined)}
        onKeyDown={(event) => event.key === 'Escape' && setDraft(undefined)}
      />
    </form>
  );
}

function MoreMenu({ conversation }: { conversation: Conversation }) {
  const { remove } = useConversationActions(conversation.id);
  const navigate = useNavigate();
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label="More about this conversation">
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>What is deleted does not come back</Menu.Label>
        <Menu.Item
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => remove.mutate(undefined, { onSuccess: () => navigate({ to: '/chats' }) })}
        >
          Delete the conversation
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
