import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Chat } from '@/api';
import { Dialog } from '@/ui/Dialog';
import { useChatActions } from '../queries';
import type { People } from '../use-people';
import { PeoplePicker } from './PeoplePicker';
import classes from './Picker.module.css';

interface GroupDialogProps {
  chat: Chat;
  people: People;
  what: 'name' | 'people';
  onClose: () => void;
}

export default function GroupDialog({ chat, people, what, onClose }: GroupDialogProps) {
  const { change, add } = useChatActions(chat.id);
  const [title, setTitle] = useState(chat.title);
  const [chosen, setChosen] = useState<string[]>([]);
  const inside = new Set(chat.people.map(({ accountId }) => accountId));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (what === 'name') change.mutate({ title: title.trim() }, { onSuccess: onClose });
    else add.mutate(chosen, { onSuccess: onClose });
  };
  return (
    <Dialog opened onClose={onClose} title={what === 'name' ? 'Rename the group' : 'Add people to the group'}>
      <form className={classes.form} onSubmit={submit}>
        {what === 'name' ? (
          <TextInput
            label="Name"
            description="Without one, the group is called by its people."
            maxLength={80}
            data-autofocus
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        ) : (
          <PeoplePicker
            people={people.people.filter(({ accountId }) => !inside.has(accountId))}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={change.isPending || add.isPending}
            disabled={what === 'people' && chosen.length === 0}
          >
            {what === 'name' ? 'Rename' : 'Add'}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
