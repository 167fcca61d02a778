import type { AccountsApi } from '@syllabi/identity';
import type { FastifyBaseLogger } from 'fastify';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { calendarFeedRoutes } from './features/calendar-feeds/calendar-feeds.routes.ts';
import { feedFileRoutes } from './features/calendar-feeds/feed-file.routes.ts';
import { capabilityRoutes } from './features/capabilities/capabilities.routes.ts';
import { type ServerFacts, toCapabilities } from './features/capabilities/capabilities.views.ts';
import { conversationRoutes } from './features/conversations/conversations.routes.ts';
import { coursePartRoutes } from './features/courses/course-parts.routes.ts';
import { courseRoutes } from './features/courses/courses.routes.ts';
import { contentRoutes } from './features/documents/contents.routes.ts';
import { DOCUMENT_LIMITS, READABLE_EXTENSIONS } from './features/documents/documents.config.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import type { DocumentReader } from './features/documents/reader/document-reader.ts';
import { uploadRoutes } from './features/documents/upload.routes.ts';
import { findingRoutes } from './features/findings/findings.routes.ts';
import { questionRoutes } from './features/findings/questions.routes.ts';
import { invitationRoutes } from './features/invitations/invitations.routes.ts';
import { INVITATION_DAYS } from './features/invitations/invitations.rules.ts';
import { memberRoutes } from './features/members/members.routes.ts';
import { overviewRoutes } from './features/overview/overview.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { sessionRoutes } from './features/people/sessions.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { taskRoutes } from './features/tasks/tasks.routes.ts';
import { workspaceRoutes } from './features/workspaces/workspaces.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { App, FindMembership } from './platform/http/types.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Storage } from './platform/storage/storage.ts';
import { wireAnswers } from './wiring/answers.ts';
import { wireDigests } from './wiring/digests.ts';
import { wirePeople } from './wiring/people.ts';
import { wirePlan } from './wiring/plan.ts';
import { wireWork } from './wiring/work.ts';

/** What the platform hands to the features. */
export interface FeatureDeps {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  jobs: Jobs;
  storage: Storage;
  mailer: Mailer;
  accounts: AccountsApi;
  /** Encrypts what has to be shown again, such as the addresses of feeds. */
  secretKey: string;
  /** Where people reach this server, without a slash at the end. */
  publicUrl: string;
  server: ServerFacts;
  /** Reads dropped documents; threads of this process when left out. */
  reader?: DocumentReader | undefined;
}

interface Features {
  findMembership: FindMembership;
  routes(app: App): Promise<void>;
}

/** Makes every feature, hands the ones to the others, and names their routes. */
export function createFeatures(deps: FeatureDeps): Features {
  const people = wirePeople(deps);
  const plan = wirePlan(deps);
  const answers = wireAnswers({ ...deps, people });
  const work = wireWork({ ...deps, people, plan });
  wireDigests(deps);
  const limits = {
    ...DOCUMENT_LIMITS,
    extensions: READABLE_EXTENSIONS,
    invitationDays: INVITATION_DAYS,
  };
  return {
    findMembership: people.findMembership,
    async routes(app) {
      await app.register(capabilityRoutes, { capabilities: toCapabilities({ ...deps, limits }) });
      await app.register(peopleRoutes, people.people);
      await app.register(sessionRoutes, deps);
      await app.register(workspaceRoutes, people.workspaces);
      await app.register(memberRoutes, people.members);
      await app.register(invitationRoutes, people.invitations);
      await app.register(courseRoutes, plan.courses);
      await app.register(coursePartRoutes, plan.courses);
      await app.register(uploadRoutes, plan.documents);
      await app.register(documentRoutes, plan.documents);
      await app.register(contentRoutes, plan.documents);
      await app.register(findingRoutes, plan.findings);
      await app.register(questionRoutes, plan.findings);
      await app.register(taskRoutes, plan.tasks);
      await app.register(calendarRoutes, deps);
      await app.register(calendarFeedRoutes, answers.feeds);
      await app.register(feedFileRoutes, answers.feeds);
      await app.register(overviewRoutes, answers.overview);
      await app.register(conversationRoutes, answers.conversations);
      await app.register(searchRoutes, deps);
      app.addHook('onClose', work.stop);
    },
  };
}
