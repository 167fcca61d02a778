import type { TaskPatch } from '@/api';
import { askToMerge } from './ask-to-merge';
import { isEmpty } from './edit';
import { type Edits, mergeEdits } from './merge';

/** What is to be written over theirs, asking where it has to be; nothing when theirs stays as it is. */
export async function agree(edits: Edits): Promise<{ patch: TaskPatch; wasAsked: boolean } | undefined> {
  const { rest, conflicts } = mergeEdits(edits);
  const wasAsked = conflicts.length > 0;
  const patch = wasAsked ? await askToMerge({ current: edits.theirs, conflicts, rest }) : rest;
  return patch && !isEmpty(patch) ? { patch, wasAsked } : undefined;
}
