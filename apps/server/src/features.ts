import type { AccountsApi } from '@syllabi/identity';
import type { FastifyBaseLogger } from 'fastify';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { calendarFeedRoutes } from './features/calendar-feeds/calendar-feeds.routes.ts';
import { feedFileRoutes } from './features/calendar-feeds/feed-file.routes.ts';
import { capabilityRoutes } from './features/capabilities/capabilities.routes.ts';
import { type ServerFacts, toCapabilities } from './features/capabilities/capabilities.views.ts';
import { changeRoutes } from './features/changes/changes.routes.ts';
import { chatRoutes } from './features/chats/chats.routes.ts';
import { chatFileRoutes } from './features/chats/files.routes.ts';
import { chatMessageRoutes } from './features/chats/messages.routes.ts';
import { conversationRoutes } from './features/conversations/conversations.routes.ts';
import { coursePartRoutes } from './features/courses/course-parts.routes.ts';
import { courseRoutes } from './features/courses/courses.routes.ts';
import { dataExportRoutes } from './features/data-export/data-export.routes.ts';
import { contentRoutes } from './features/documents/contents.routes.ts';
import { DOCUMENT_LIMITS, READABLE_EXTENSIONS } from './features/documents/documents.config.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import { createDocumentReader, type DocumentReader } from './features/documents/reader/document-reader.ts';
import { uploadRoutes } from './features/documents/upload.routes.ts';
import { versionChangeRoutes } from './features/findings/changes.routes.ts';
import { findingRoutes } from './features/findings/findings.routes.ts';
import { questionRoutes } from './features/findings/questions.routes.ts';
import { firebaseAccountRoutes } from './features/firebase-accounts/firebase-accounts.routes.ts';
import { gradeRoutes } from './features/grades/grades.routes.ts';
import { invitationRoutes } from './features/invitations/invitations.routes.ts';
import { INVITATION_DAYS } from './features/invitations/invitations.rules.ts';
import { inviteLinkRoutes } from './features/invitations/invite-links.routes.ts';
import { labelRoutes } from './features/labels/labels.routes.ts';
import { memberRoutes } from './features/members/members.routes.ts';
import { notificationRoutes } from './features/notifications/notifications.routes.ts';
import { pushRoutes } from './features/notifications/push.routes.ts';
import { overviewRoutes } from './features/overview/overview.routes.ts';
import { accountRoutes } from './features/people/account.routes.ts';
import { avatarRoutes } from './features/people/avatars.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { securityEventRoutes } from './features/people/security-events.routes.ts';
import { sessionRoutes } from './features/people/sessions.routes.ts';
import { policyRoutes } from './features/policies/policies.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { secondReadingRoutes } from './features/second-readings/second-readings.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { taskViewRoutes } from './features/task-views/task-views.routes.ts';
import { taskPartRoutes } from './features/tasks/parts.routes.ts';
import { taskRoutes } from './features/tasks/tasks.routes.ts';
import { workspaceRoutes } from './features/workspaces/workspaces.routes.ts';
import type { AccountDirectory, IdentityProvider } from './identity-provider.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { App, FindMembership } from './platform/http/types.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { LanguageModel } from './platform/language-model/language-model.ts';
import type { Live } from './platform/live/live.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { PushSender } from './platform/push/push-sender.ts';
import type { Storage } from './platform/storage/storage.ts';
import { wireAccount, wireDataExport } from './wiring/account.ts';
import { wireAnswers } from './wiring/answers.ts';
import { wireChats } from './wiring/chats.ts';
import { wireDigests } from './wiring/digests.ts';
import { wireNotifications } from './wiring/notifications.ts';
import { wirePeople } from './wiring/people.ts';
import { wirePlan } from './wiring/plan.ts';
import { wireReminders } from './wiring/reminders.ts';
import { wireSearch } from './wiring/search.ts';
import { wireSecondReadings } from './wiring/second-readings.ts';
import { wireSupport } from './wiring/support.ts';
import { wireWork } from './wiring/work.ts';

/** What the platform hands to the features. */
export interface FeatureDeps {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  jobs: Jobs;
  storage: Storage;
  mailer: Mailer;
  /** Who gets what people write to whoever runs this server. */
  operatorMail: string;
  live: Live;
  accounts: AccountDirectory;
  /** Where this server keeps the accounts itself. */
  ownAccounts?: AccountsApi | undefined;
  /** Where it does not. */
  erase?: IdentityProvider['erase'];
  /** Encrypts what has to be shown again, such as the addresses of feeds. */
  secretKey: string;
  /** Where people reach this server, without a slash at the end. */
  publicUrl: string;
  server: ServerFacts;
  /** How much the documents of one workspace and the files of its chats may take up; no limit when it is 0 or left out. */
  workspaceBytes?: number | undefined;
  /** Sends to browsers; to those on the public internet alone when left out. */
  push?: PushSender | undefined;
  /** Puts answers into words; the assistant quotes passages when left out. */
  languageModel?: LanguageModel | undefined;
  /** Ends one request of a second reading; a minute when left out. */
  secondReadingLimit?: (() => AbortSignal) | undefined;
  /** Reads dropped documents; processes beside this one when left out. */
  reader?: DocumentReader | undefined;
}

interface Features {
  findMembership: FindMembership;
  routes(app: App): Promise<void>;
}

/** Makes every feature, hands the ones to the others, and names their routes. */
export function createFeatures(deps: FeatureDeps): Features {
  const onFault = (err: unknown) => deps.log.error({ err }, 'a document stopped its reader');
  const reader = deps.reader ?? createDocumentReader({ onFault });
  const notifications = wireNotifications(deps);
  const people = wirePeople({ ...deps, notifications });
  const plan = wirePlan({ ...deps, people, reader });
  const answers = wireAnswers({ ...deps, people });
  const chats = wireChats({ ...deps, people });
  const { secondReadings, askIfWanted } = wireSecondReadings({ ...deps, people, plan });
  const work = wireWork({ ...deps, people, plan, askIfWanted, reader, onFault });
  wireDigests(deps);
  wireReminders({ ...deps, people });
  const { ownAccounts, erase } = deps;
  const limits = {
    ...DOCUMENT_LIMITS,
    extensions: READABLE_EXTENSIONS,
    invitationDays: INVITATION_DAYS,
    workspaceBytes: deps.workspaceBytes || null,
  };
  return {
    findMembership: people.findMembership,
    async routes(app) {
      await app.register(capabilityRoutes, { capabilities: toCapabilities({ ...deps, limits }) });
      await app.register(peopleRoutes, people.people);
      await app.register(avatarRoutes, deps);
      await app.register(notificationRoutes, notifications.center);
      await app.register(pushRoutes, notifications.browsers);
      if (ownAccounts) {
        await app.register(sessionRoutes, { accounts: ownAccounts });
        await app.register(securityEventRoutes, { accounts: ownAccounts });
        await app.register(accountRoutes, wireAccount({ ...deps, ownAccounts }));
      }
      if (erase) await app.register(firebaseAccountRoutes, { erase });
      await app.register(dataExportRoutes, wireDataExport(deps));
      await app.register(workspaceRoutes, people.workspaces);
      await app.register(changeRoutes, { ...deps, membersOf: people.membersOf });
      await app.register(memberRoutes, people.members);
      await app.register(invitationRoutes, people.invitations);
      await app.register(inviteLinkRoutes, people.invitations);
      await app.register(activityRoutes, people.activity);
      await app.register(courseRoutes, plan.courses);
      await app.register(coursePartRoutes, plan.courses);
      await app.register(gradeRoutes, plan.grades);
      await app.register(policyRoutes, plan.grades);
      await app.register(uploadRoutes, plan.documents);
      await app.register(documentRoutes, plan.documents);
      await app.register(contentRoutes, plan.documents);
      await app.register(findingRoutes, plan.findings);
      await app.register(versionChangeRoutes, plan.findings);
      await app.register(questionRoutes, plan.findings);
      await app.register(secondReadingRoutes, secondReadings);
      await app.register(taskRoutes, plan.tasks);
      await app.register(taskPartRoutes, plan.tasks);
      await app.register(labelRoutes, plan.labels);
      await app.register(taskViewRoutes, deps);
      await app.register(calendarRoutes, deps);
      await app.register(calendarFeedRoutes, answers.feeds);
      await app.register(feedFileRoutes, answers.feeds);
      await app.register(overviewRoutes, answers.overview);
      await app.register(conversationRoutes, answers.conversations);
      await app.register(chatRoutes, chats);
      await app.register(chatMessageRoutes, chats);
      await app.register(chatFileRoutes, chats);
      await app.register(searchRoutes, wireSearch({ ...deps, members: people.members }));
      await app.register(supportRoutes, wireSupport(deps));
      app.addHook('onClose', work.stop);
    },
  };
}
