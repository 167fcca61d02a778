import { Button } from '@mantine/core';
import { IconCheck, IconPlayerTrackNext, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Task } from '@/api';
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
import { toggledStatus } from '../model/task';
import { useTaskDraft } from '../model/use-task-draft';
import { taskQuery, useBulkChange, useSetStatus, useSkipTask } from '../queries';
import { Comments } from './Comments';
import { Description } from './Description';
import { History } from './History';
import { Reminders } from './Reminders';
import { Subtasks } from './Subtasks';
import { TaskFields } from './TaskFields';
import classes from './TaskPage.module.css';
import { TaskTitle } from './TaskTitle';
import { UnsavedNote } from './UnsavedNote';
import { useTaskSaving } from './use-task-saving';

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
  const { saveField, saveAll, scope, setScope, error } = useTaskSaving(task, draft);
  const setStatus = useSetStatus();
  const bulk = useBulkChange();
  const skip = useSkipTask();
  const toList = () => navigate({ to: '/tasks' });
  /** The page goes first: a task that is gone cannot be asked for again. */
  const leave = async (then: () => void) => {
    await toList();
    then();
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
      heading={<TaskTitle draft={draft} readOnly={!mayEdit} onSave={saveField} />}
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
        <UnsavedNote patch={draft.patch} onSave={saveAll} onDiscard={draft.reset} />
      )}
      {error && <Refusal error={error} />}
      <div className={classes.columns}>
        <div className={classes.words}>
          <Description
            text={draft.values.notes}
            readOnly={!mayEdit}
            onChange={(notes) => draft.set({ notes })}
            onSave={saveAll}
            onCancel={() => draft.giveUp('notes')}
          />
          <Subtasks taskId={task.id} readOnly={!mayEdit} />
          <Comments taskId={task.id} readOnly={!mayEdit} />
          <History taskId={task.id} />
        </div>
        <aside className={classes.facts} aria-label="Facts">
          <TaskFields
            values={draft.values}
            onChange={draft.set}
            onCommit={saveField}
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

function Refusal({ error }: { error: unknown }) {
  const faults = problemOf(error)?.errors ?? [];
  return (
    <p role="alert" className={classes.problem}>
      {faults.length > 0 ? faults.map(({ message }) => message).join(' ') : messageOf(error)}
    </p>
  );
}
