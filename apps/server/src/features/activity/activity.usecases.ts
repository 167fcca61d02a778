import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { type PageOf, readCursor, toPage } from '../../platform/pages.ts';
import { DEEDS, type DeedGroup, type RecordDeed } from '../../vocabulary/deeds.ts';
import { type ActivityRow, insertDeed, selectDeeds } from './activity.repository.ts';

export interface ActivityDeps {
  db: Database;
  /** What people are called, by their account. */
  namesOf: (accountIds: string[]) => Promise<Map<string, string>>;
}

export const createRecorder =
  ({ clock }: { clock: Clock }): RecordDeed<Queryable> =>
  (tx, done) =>
    insertDeed(tx, { ...done, id: newId(), at: clock.now() });

export interface NamedDeed extends ActivityRow {
  actorName: string | null;
  personName: string | null;
}

interface ListActivity extends ActivityDeps {
  workspaceId: string;
  query: {
    about?: DeedGroup[] | undefined;
    actor?: string | undefined;
    limit: number;
    cursor?: string | undefined;
  };
}

export async function listActivity({
  db,
  namesOf,
  workspaceId,
  query,
}: ListActivity): Promise<PageOf<NamedDeed>> {
  const rows = await selectDeeds(db, {
    workspaceId,
    deeds: query.about?.flatMap((group) => DEEDS[group]),
    actorId: query.actor,
    before: readCursor(query.cursor, z.uuid()),
    limit: query.limit + 1,
  });
  const { items, nextCursor } = toPage(rows, { limit: query.limit, cursorOf: ({ id }) => id });
  const ids = items.flatMap(({ actorId, personId }) => [actorId, personId]).filter((id) => id !== null);
  const names = await namesOf([...new Set(ids)]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    items: items.map((row) => ({
      ...row,
      actorName: nameOf(row.actorId),
      personName: nameOf(row.personId),
    })),
    nextCursor,
  };
}
