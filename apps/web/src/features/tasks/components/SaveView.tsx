import { Button, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { SavedTaskView } from '@/api';
import { messageOf } from '@/lib/errors';
import LoadedDialog from '@/ui/LoadedDialog';
import type { TaskSearch } from '../model/task-search';
import { toSaved } from '../model/views';
import { useViewActions } from '../view-actions';
import classes from './SaveView.module.css';

interface SaveViewProps {
  search: TaskSearch;
  /** The view that gets another name; without, what the page shows is saved as a new one. */
  renamed?: SavedTaskView | undefined;
  onClose: () => void;
}

/** Gives the filters, the order and the columns of the page a name. */
export default function SaveView({ search, renamed, onClose }: SaveViewProps) {
  const [name, setName] = useState(renamed?.name ?? '');
  const { save, rename } = useViewActions();
  const router = useRouter();
  const doing = renamed ? rename : save;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    if (renamed) return rename.mutate({ view: renamed, name: given }, { onSuccess: onClose });
    const words = (router.options.stringifySearch?.(toSaved(search)) ?? '').replace(/^\?/, '');
    save.mutate({ name: given, search: words }, { onSuccess: onClose });
  };
  return (
    <LoadedDialog opened onClose={onClose} title={renamed ? 'Rename the view' : 'Save this view'} size="sm">
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label="Name"
          description={
            renamed ? undefined : 'Filters, order, layout and columns are kept under it, for you alone.'
          }
          maxLength={60}
          required
          data-autofocus
          dir="auto"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={doing.error && messageOf(doing.error)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={doing.isPending} disabled={name.trim() === ''}>
            {renamed ? 'Rename' : 'Save view'}
          </Button>
        </div>
      </form>
    </LoadedDialog>
  );
}
