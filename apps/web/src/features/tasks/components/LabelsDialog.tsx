import { Button, Menu, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Label } from '@/api';
import { messageOf } from '@/lib/errors';
import { COURSE_COLORS } from '@/ui/CourseTile';
import LoadedDialog from '@/ui/LoadedDialog';
import { useLabelActions, useLabels } from '../labels';
import classes from './LabelsDialog.module.css';
import { LabelDot } from './RowExtras';

/** The labels that everybody in the workspace uses: their names, colours, and the end of them. */
export default function LabelsDialog({ onClose }: { onClose: () => void }) {
  const labels = useLabels();
  const { create } = useLabelActions();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') create.mutate(name.trim(), { onSuccess: () => setName('') });
  };
  return (
    <LoadedDialog opened onClose={onClose} title="Labels">
      <ul className={classes.labels}>
        {labels.map((label) => (
          <OneLabel key={`${label.id}-${label.name}`} label={label} />
        ))}
      </ul>
      <form className={classes.add} onSubmit={submit}>
        <TextInput
          aria-label="Name of a new label"
          placeholder="New label"
          maxLength={40}
          data-autofocus
          dir="auto"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={create.error && messageOf(create.error)}
        />
        <Button type="submit" variant="default" loading={create.isPending} disabled={name.trim() === ''}>
          Add
        </Button>
      </form>
    </LoadedDialog>
  );
}

function OneLabel({ label }: { label: Label }) {
  const { change, remove } = useLabelActions();
  const [name, setName] = useState(label.name);
  const [isAsked, ask] = useState(false);
  const rename = () => {
    if (name.trim() === '') setName(label.name);
    else if (name.trim() !== label.name) change.mutate({ id: label.id, name: name.trim() });
  };
  return (
    <li className={classes.label}>
      <Menu>
        <Menu.Target>
          <UnstyledButton className={classes.color} aria-label={`Colour of ${label.name}: ${label.color}`}>
            <LabelDot color={label.color} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {COURSE_COLORS.map((color) => (
            <Menu.Item
              key={color}
              leftSection={<LabelDot color={color} />}
              onClick={() => change.mutate({ id: label.id, color })}
            >
              {color}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <TextInput
        aria-label={`Name of ${label.name}`}
        maxLength={40}
        dir="auto"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={rename}
        error={change.error && messageOf(change.error)}
      />
      <Button
        variant="default"
        size="xs"
        aria-label={isAsked ? `Take ${label.name} off every task` : `Delete ${label.name}`}
        onClick={() => (isAsked ? remove.mutate(label.id) : ask(true))}
        onBlur={() => ask(false)}
      >
        {isAsked ? 'Off every task?' : 'Delete'}
      </Button>
    </li>
  );
}
