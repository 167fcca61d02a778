import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Subtask } from '@/api';
import { useWorkspace } from '@/lib/workspace';
import { Section } from '@/ui/Section';
import { subtasksQuery, useSubtaskActions } from '../parts';
import classes from './Subtasks.module.css';

export function Subtasks({ taskId, readOnly }: { taskId: string; readOnly: boolean }) {
  const { id: workspaceId } = useWorkspace();
  const { data } = useQuery(subtasksQuery({ workspaceId, taskId }));
  const { add, change, remove } = useSubtaskActions(taskId);
  const [title, setTitle] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const items = data?.items ?? [];
  const done = items.filter(({ isDone }) => isDone).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = title.trim();
    if (words === '') return;
    // The next one can be written at once; what was not taken comes back.
    setTitle('');
    add.mutate(words, { onError: () => setTitle((typed) => typed || words) });
  };
  const move = (subtask: Subtask, by: 1 | -1) => {
    const position = items.indexOf(subtask) + by;
    if (position < 0 || position >= items.length) return;
    change.mutate(
      { subtask, patch: { position } },
      // The rows changed places: the keyboard stays with the one that was moved.
      {
        onSuccess: () =>
          requestAnimationFrame(() =>
            list.current?.querySelector<HTMLElement>(`[data-step="${subtask.id}"] input[type=text]`)?.focus(),
          ),
      },
    );
  };
  return (
    <Section title="Steps" note={items.length > 0 ? `${done} of ${items.length}` : undefined}>
      {data && items.length === 0 && readOnly && <p className={classes.none}>No steps.</p>}
      <ul ref={list} className={classes.steps}>
        {items.map((subtask) => (
          <Step
            key={`${subtask.id}-${subtask.version}`}
            subtask={subtask}
            readOnly={readOnly}
            onTick={() => change.mutate({ subtask, patch: { isDone: !subtask.isDone } })}
            onRename={(words) => change.mutate({ subtask, patch: { title: words } })}
            onMove={(by) => move(subtask, by)}
            onRemove={() => remove.mutate(subtask)}
          />
        ))}
      </ul>
      {!readOnly && (
        <form className={classes.add} onSubmit={submit}>
          <TextInput
            size="sm"
            aria-label="Add a step"
            placeholder="Add a step"
            maxLength={300}
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            error={add.isError && 'The step was not added.'}
          />
        </form>
      )}
    </Section>
  );
}

interface StepProps {
  subtask: Subtask;
  readOnly: boolean;
  onTick: () => void;
  onRename: (title: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function Step({ subtask, readOnly, onTick, onRename, onMove, onRemove }: StepProps) {
  const [title, setTitle] = useState(subtask.title);
  const rename = () => {
    const words = title.trim();
    if (words === '') setTitle(subtask.title);
    else if (words !== subtask.title) onRename(words);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setTitle(subtask.title);
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    rename();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={classes.step} data-step={subtask.id} data-done={subtask.isDone || undefined}>
      <Checkbox
        size="sm"
        checked={subtask.isDone}
        disabled={readOnly}
        onChange={onTick}
        aria-label={`Step done: ${subtask.title}`}
      />
      <input
        type="text"
        dir="auto"
        className={classes.words}
        aria-label={`Step: ${subtask.title}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        maxLength={300}
        readOnly={readOnly}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onBlur={rename}
        onKeyDown={onKeyDown}
      />
      {!readOnly && (
        <span className={classes.actions}>
          <StepAction label={`Move up: ${subtask.title}`} onClick={() => onMove(-1)}>
            <IconChevronUp size={14} stroke={1.75} />
          </StepAction>
          <StepAction label={`Move down: ${subtask.title}`} onClick={() => onMove(1)}>
            <IconChevronDown size={14} stroke={1.75} />
          </StepAction>
          <StepAction label={`Remove the step: ${subtask.title}`} onClick={onRemove}>
            <IconX size={14} stroke={1.75} />
          </StepAction>
        </span>
      )}
    </li>
  );
}

const StepAction = ({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) => (
  <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} onClick={onClick}>
    {children}
  </ActionIcon>
);
