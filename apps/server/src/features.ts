import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { calendarFeedRoutes } from './features/calendar-feeds/calendar-feeds.routes.ts';
import { capabilityRoutes } from './features/capabilities/capabilities.routes.ts';
import type { CapabilitiesView } from './features/capabilities/capabilities.schemas.ts';
import { conversationRoutes } from './features/conversations/conversations.routes.ts';
import { coursePartRoutes } from './features/courses/course-parts.routes.ts';
import { courseRoutes } from './features/courses/courses.routes.ts';
import { contentRoutes } from './features/documents/contents.routes.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import { findingRoutes } from './features/findings/findings.routes.ts';
import { questionRoutes } from './features/findings/questions.routes.ts';
import { invitationRoutes } from './features/invitations/invitations.routes.ts';
import { memberRoutes } from './features/members/members.routes.ts';
import { overviewRoutes } from './features/overview/overview.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { taskRoutes } from './features/tasks/tasks.routes.ts';
import { workspaceRoutes } from './features/workspaces/workspaces.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { App } from './platform/http/types.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Storage } from './platform/storage/storage.ts';

/** What the identity provider tells of an account. */
export interface AccountFacts {
  id: string;
  email: string | null;
  displayName?: string | null | undefined;
}

export interface FeatureDeps {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  storage: Storage;
  mailer: Mailer;
  /** Encrypts what has to be shown again, such as feed addresses. */
  secretKey: Uint8Array;
  publicUrl: string;
  capabilities: CapabilitiesView;
  accounts: { getMany(ids: string[]): Promise<AccountFacts[]> };
}

/** Hands every feature what it needs, other features included: they never import each other. */
export async function registerFeatures(app: App, deps: FeatureDeps): Promise<void> {
  await app.register(capabilityRoutes, deps);
  await app.register(peopleRoutes, deps);
  await app.register(workspaceRoutes, deps);
  await app.register(memberRoutes, deps);
  await app.register(invitationRoutes, deps);
  await app.register(courseRoutes, deps);
  await app.register(coursePartRoutes, deps);
  await app.register(documentRoutes, deps);
  await app.register(contentRoutes, deps);
  await app.register(findingRoutes, deps);
  await app.register(questionRoutes, deps);
  await app.register(taskRoutes, deps);
  await app.register(calendarRoutes, deps);
  await app.register(calendarFeedRoutes, deps);
  await app.register(overviewRoutes, deps);
  await app.register(conversationRoutes, deps);
  await app.register(searchRoutes, deps);
}
