import type { ActivityView } from './activity.schemas.ts';
import type { NamedDeed } from './activity.usecases.ts';

const toSomeone = (id: string | null, name: string | null) => (id === null ? null : { id, name });

export const toActivityView = (done: NamedDeed): ActivityView => ({
  id: done.id,
  at: done.at.toISOString(),
  deed: done.deed,
  actor: toSomeone(done.actorId, done.actorName),
  person: toSomeone(done.personId, done.personName),
  detail: done.detail,
});
