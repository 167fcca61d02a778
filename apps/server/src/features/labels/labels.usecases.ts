import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { takeTurn } from '../../platform/turns.ts';
import { chooseColor } from '../../vocabulary/courses.ts';
import { LabelNotFound, TooManyLabels } from './labels.errors.ts';
import {
  countLabels,
  deleteLabel,
  findLabel,
  insertLabel,
  type Label,
  type OneLabel,
  selectLabels,
  updateLabel,
} from './labels.repository.ts';
import type { LabelCreate, LabelPatch } from './labels.schemas.ts';

export interface LabelDeps {
  db: Database;
  clock: Clock;
  /** Takes a label off everything that has it. */
  dropLabel: (tx: Transaction, which: OneLabel) => Promise<void>;
}

const MOST_LABELS = 200;

export async function createLabel({
  db,
  clock,
  workspaceId,
  label: { name, color },
}: LabelDeps & { workspaceId: string; label: LabelCreate }): Promise<Label> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'labels', workspaceId);
    const existing = await selectLabels(tx, workspaceId);
    if (existing.length >= MOST_LABELS) throw new TooManyLabels();
    const label = {
      id: newId(),
      workspaceId,
      name,
      color: color ?? chooseColor(existing.map((label) => label.color)),
      createdAt: clock.now(),
    };
    await insertLabel(tx, label);
    return label;
  });
}

export async function changeLabel({
  db,
  change,
  workspaceId,
  labelId,
}: LabelDeps & OneLabel & { change: LabelPatch }): Promise<Label> {
  const which = { workspaceId, labelId };
  const isEmpty = Object.values(change).every((value) => value === undefined);
  const label = isEmpty ? await findLabel(db, which) : await updateLabel(db, which, change);
  if (!label) throw new LabelNotFound();
  return label;
}

export async function removeLabel({
  db,
  dropLabel,
  workspaceId,
  labelId,
}: LabelDeps & OneLabel): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteLabel(tx, { workspaceId, labelId }))) throw new LabelNotFound();
    await dropLabel(tx, { workspaceId, labelId });
  });
}

/** Throws where the workspace has not all of them. */
export async function requireLabels(
  db: Queryable,
  { workspaceId, labelIds }: { workspaceId: string; labelIds: string[] },
): Promise<void> {
  const wanted = [...new Set(labelIds)];
  if ((await countLabels(db, { workspaceId, labelIds: wanted })) !== wanted.length) throw new LabelNotFound();
}
