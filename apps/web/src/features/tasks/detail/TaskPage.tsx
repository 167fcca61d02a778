import { Button } from '@mantine/core';
import { IconCheck, IconPlayerTrackNext, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Task, TaskPatch } from '@/api';
import { isNotThere, messageOf, problemOf } from '@/lib/errors';
import { useMayEdit } from '@/lib/plan/use-may-edit';
import { usePageKeys } from '@/lib/plan/use-page-keys';
import { useWorkspace } from '@/lib/workspace';
import { LoadFailed } from '@/ui/LoadFailed';
import { NotHere } from '@/ui/NotHere';
import { Page } from '@/ui/Page';
import { RowBones, Waiting } from '@/ui/Waiting';
import { DueCell } from '../components/DueCell';
import { MergeHost } from '../components/MergeHost';
import { SourceChip } from '../components/SourceChip';
import { isEmpty, withoutSent } from '../model/edit';
import { toggledStatus } from '../model/task';
import { type TaskDraft, useTaskDraft } from '../model/use-task-draft';
import { taskQuery, useBulkChange, useChangeTask, useSetStatus, useSkipTask } from '../queries';
import { Comments } from './Comments';
import { Description } from './Description';
import { History } from './History';
import { Reminders } from './Reminders';
import { Subtasks } from './Subtasks';
import { TaskFields } from './TaskFields';
import classes from './TaskPage.module.css';
import { UnsavedNote } from './UnsavedNote';

const PARENTS = [{ label: 'Tasks', to: '/tasks' }];

export function TaskPage({ taskId }: { taskId: string }) {
  const { id } = useWorkspace();
  const { data: task, error, refetch } = useQuery(taskQuery(id, taskId));
  if (task) return <OneTask key={task.id} task={task} />;
  return (
    <Page title="Task" parents={PARENTS}>
      {!error && (
        <Waiting label="Loading the task">
          <RowBones rows={6} />
        </Waiting>
      )}
      {error && isNotThere(error) && <NotHere what="task" to="/tasks" all="All tasks" level={2} />}
      {error && !isNotThere(error) && <LoadFailed error={error} what="The task" onRetry={refetch} />}
    </Page>
  );
}

function OneTask({ task }: { task: Task }) {
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const draft = useTaskDraft(task);
  const [scope, setScope] = useState<'this' | 'following'>('this');
  const change = useChangeTask();
  /** A field is saved when it is chosen, and its place is left a moment later: once is enough. */
  const onItsWay = useRef<TaskPatch>({});
  const setStatus = useSetStatus();
  const bulk = useBulkChange();
  const skip = useSkipTask();
  const toList = () => navigate({ to: '/tasks' });
  /** The page goes first: a task that is gone cannot be asked for again. */
  const leave = async (then: () => void) => {
    await toList();
    then();
  };

  const save = (more?: TaskPatch) => {
    if (more) draft.set(more);
    const patch = withoutSent({ ...draft.patch, ...more }, onItsWay.current);
    if (isEmpty(patch) || patch.title?.trim() === '') return;
    onItsWay.current = { ...onItsWay.current, ...patch };
    const sent = task.repeat && scope === 'following' ? { ...patch, scope } : patch;
    change.mutate(
      { task: draft.base, patch: sent },
      {
        onSuccess: (saved) => draft.settle(patch, saved),
        onSettled: () => {
          onItsWay.current = {};
        },
      },
    );
  };
  const remove = () => void leave(() => bulk.mutate({ action: 'delete', taskIds: [task.id] }));
  const toggle = () => setStatus(task, toggledStatus(task.status));
  usePageKeys(
    mayEdit
      ? [
          ['d', toggle],
          ['Delete', remove],
          ['Escape', () => void toList(), { preventDefault: false }],
        ]
      : [['Escape', () => void toList(), { preventDefault: false }]],
  );
  return (
    <Page
      title={task.title}
      parents={PARENTS}
      heading={<Title draft={draft} readOnly={!mayEdit} onSave={save} />}
      lead={<DueCell task={task} />}
      actions={
        mayEdit && (
          <>
            <Button variant="default" leftSection={<IconTrash size={16} stroke={1.75} />} onClick={remove}>
              Delete
            </Button>
            {task.repeat && (
              <Button
                variant="default"
                leftSection={<IconPlayerTrackNext size={16} stroke={1.75} />}
                onClick={() => void leave(() => skip.mutate(task.id))}
              >
                Skip this one
              </Button>
            )}
            <Button
              variant={task.status === 'done' ? 'default' : 'filled'}
              leftSection={<IconCheck size={16} stroke={1.75} />}
              onClick={toggle}
            >
              {task.status === 'done' ? 'Open again' : 'Mark done'}
            </Button>
          </>
        )
      }
    >
      {draft.isRestored && mayEdit && (
        <UnsavedNote patch={draft.patch} onSave={() => save()} onDiscard={draft.reset} />
      )}
      {change.error && <Refusal error={change.error} />}
      <div className={classes.columns}>
        <div className={classes.words}>
          <Description
            text={draft.values.notes}
            readOnly={!mayEdit}
            onChange={(notes) => draft.set({ notes })}
            onSave={() => save()}
            onCancel={() => draft.set({ notes: task.notes })}
          />
          <Subtasks taskId={task.id} readOnly={!mayEdit} />
          <Comments taskId={task.id} readOnly={!mayEdit} />
          <History taskId={task.id} />
        </div>
        <aside className={classes.facts} aria-label="Facts">
          <TaskFields
            values={draft.values}
            onChange={draft.set}
            onCommit={save}
            readOnly={!mayEdit}
            isRepeating={task.repeat !== null}
            scope={scope}
            onScope={setScope}
          />
          <Reminders taskId={task.id} dueOn={task.dueOn} />
          {task.source && (
            <figure className={classes.source}>
              <figcaption>
                Read from the syllabus <SourceChip task={task} />
              </figcaption>
              <blockquote>“{task.source.quote}”</blockquote>
            </figure>
          )}
        </aside>
      </div>
      <MergeHost />
    </Page>
  );
}

interface TitleProps {
  draft: TaskDraft;
  readOnly: boolean;
  onSave: () => void;
}

function Title({ draft, readOnly, onSave }: TitleProps) {
  if (readOnly) return draft.values.title;
  return (
    <textarea
      rows={1}
      dir="auto"
      className={classes.title}
      aria-label="Title"
      maxLength={300}
      value={draft.values.title}
      onChange={(event) => draft.set({ title: event.currentTarget.value.replace(/\n/g, ' ') })}
      onBlur={() => (draft.values.title.trim() === '' ? draft.reset() : onSave())}
      onKeyDown={(event) => {
        if (event.key === 'Escape') draft.reset();
        if (event.key === 'Enter' || event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.blur();
        }
      }}
    />
  );
}

function Refusal({ error }: { error: unknown }) {
  const faults = problemOf(error)?.errors ?? [];
  return (
    <p role="alert" className={classes.problem}>
      {faults.length > 0 ? faults.map(({ message }) => message).join(' ') : messageOf(error)}
    </p>
  );
}
