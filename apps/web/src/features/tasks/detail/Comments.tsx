import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { TaskComment } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toInstantText } from '@/lib/plan/wording';
import { useDraft } from '@/lib/use-draft';
import { useWorkspace } from '@/lib/workspace';
import { Section } from '@/ui/Section';
import { memberName, useMembers } from '../members';
import { commentsQuery, useCommentActions } from '../parts';
import classes from './TaskPage.module.css';
import { WrittenText } from './WrittenText';

export function Comments({ taskId, readOnly }: { taskId: string; readOnly: boolean }) {
  const { id: workspaceId } = useWorkspace();
  const { data } = useQuery(commentsQuery({ workspaceId, taskId }));
  const { add } = useCommentActions(taskId);
  const [text, setText, discard, bringBack] = useDraft(`comment-${taskId}`);
  const items = data?.items ?? [];
  const send = () => {
    if (text.trim() === '' || add.isPending) return;
    const words = text.trim();
    // Gone from the field at once, also where the page is left before the answer; what was not taken comes back.
    setText('');
    discard();
    add.mutateAsync(words).catch(() => bringBack(words));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Section title="Comments" note={items.length > 0 ? String(items.length) : undefined}>
      {data && items.length === 0 && readOnly && <p className={classes.none}>No comments.</p>}
      <ol className={classes.comments}>
        {items.map((comment) => (
          <Comment key={comment.id} taskId={taskId} comment={comment} />
        ))}
      </ol>
      {!readOnly && (
        <form
          className={classes.writing}
          onSubmit={submit}
          onKeyDown={(event) => event.key === 'Enter' && (event.metaKey || event.ctrlKey) && send()}
        >
          <Textarea
            autosize
            minRows={2}
            maxRows={12}
            maxLength={10_000}
            dir="auto"
            aria-label="Write a comment"
            placeholder="Write a comment"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className={classes.buttons}>
            <Button type="submit" size="xs" loading={add.isPending} disabled={text.trim() === ''}>
              Comment
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}

function Comment({ taskId, comment }: { taskId: string; comment: TaskComment }) {
  const { style, zone, today } = usePlanSettings();
  const { change, remove } = useCommentActions(taskId);
  const [draft, setDraft] = useState<string>();
  const author = useNameOf(comment.author);
  const save = () => {
    const text = draft?.trim();
    if (!text) return;
    change.mutate({ commentId: comment.id, text }, { onSuccess: () => setDraft(undefined) });
  };
  return (
    <li className={classes.comment}>
      <p className={classes.by}>
        <b>{author}</b>{' '}
        <time dateTime={comment.createdAt}>{toInstantText(comment.createdAt, { style, zone, today })}</time>
        {comment.editedAt && ' · edited'}
      </p>
      {draft === undefined ? (
        <div dir="auto">
          <WrittenText text={comment.text} />
        </div>
      ) : (
        <Textarea
          autosize
          autoFocus
          maxLength={10_000}
          dir="auto"
          aria-label="Change the comment"
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      )}
      <div className={classes.commentActions}>
        {draft === undefined ? (
          <>
            {comment.can.edit && (
              <button type="button" onClick={() => setDraft(comment.text)}>
                Edit
              </button>
            )}
            {comment.can.delete && (
              <button type="button" onClick={() => remove.mutate(comment)}>
                Delete
              </button>
            )}
          </>
        ) : (
          <>
            <button type="button" onClick={save}>
              Save
            </button>
            <button type="button" onClick={() => setDraft(undefined)}>
              Cancel
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function useNameOf({ id, name }: TaskComment['author']): string {
  const member = useMembers().find(({ accountId }) => accountId === id);
  return member ? memberName(member) : name || 'Somebody who left';
}
