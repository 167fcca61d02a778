import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Account } from '../../platform/http/types.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ZipEntry } from '../../platform/zip.ts';
import { distinctNames } from './data-export.rules.ts';
import { documentsOf, findingsOf, secondReadingsOf } from './documents.repository.ts';
import {
  activityOf,
  avatarOf,
  notificationsOf,
  personOf,
  ticketsOf,
  workspacesOf,
} from './person.repository.ts';
import { coursesOf, feedsOf, labelsOf, tasksOf, taskViewsOf } from './plan.repository.ts';
import { conversationsOf, saidToPeople } from './said.repository.ts';

export interface DataExportDeps {
  db: Database;
  clock: Clock;
  storage: Pick<Storage, 'has' | 'stream'>;
  /** What the identity provider keeps of the person. */
  describeAccount: (account: Account) => Promise<object>;
}

type Exporting = DataExportDeps & { account: Account };

const README = `Everything this server keeps of you.

account.json      your account: address, ways to sign in, sessions, and what happened around it
profile.json      your name and your settings
picture.*         your picture, where you have one
notifications.json  what you were told, and the browsers that are told of things
tickets.json      what you wrote to whoever runs this server
workspaces/       a folder for each workspace you are in
  workspace.json      its name and your role
  courses.json        courses with class times, days off, grading and your own scores
  tasks.json          tasks with their steps, and your own comments, reminders and changes of them
  labels.json         labels of tasks
  task-views.json     your saved views of the task page
  findings.json       what was found in the syllabi, with its place in them
  second-readings.json  what you asked a language model about syllabi, with what came of it and its cost
  chats.json          your conversations with the assistant
  messages.json       what you said to people, with your reactions and files
  messages/           the files you sent
  feeds.json          your calendar feeds, without their secret addresses
  activity.json       what you did in it, and what was done to you
  documents.json      the syllabi
  documents/          the files as they were dropped

Dates are days (YYYY-MM-DD); instants are in UTC.
`;

/** The files of the archive, one after the other, so that no more than one is held at a time. */
export async function* exportData(deps: Exporting): AsyncGenerator<ZipEntry> {
  const { db, account, describeAccount } = deps;
  yield { path: 'README.txt', content: README };
  yield json('account.json', await describeAccount(account));
  yield json('profile.json', await personOf(db, account.id));
  const avatar = await avatarOf(db, account.id);
  if (avatar) yield { path: `picture.${avatar.mediaType.slice('image/'.length)}`, content: avatar.bytes };
  yield json('notifications.json', await notificationsOf(db, account.id));
  yield json('tickets.json', await ticketsOf(db, account.id));
  const nameOf = distinctNames();
  for (const workspace of await workspacesOf(db, account.id)) {
    const folder = `workspaces/${nameOf(workspace.name)}`;
    yield json(`${folder}/workspace.json`, workspace);
    yield* exportWorkspace({ ...deps, workspaceId: workspace.id, folder });
  }
}

async function* exportWorkspace({
  db,
  storage,
  account,
  workspaceId,
  folder,
}: Exporting & { workspaceId: string; folder: string }): AsyncGenerator<ZipEntry> {
  const place = { workspaceId, accountId: account.id };
  yield json(`${folder}/courses.json`, await coursesOf(db, place));
  yield json(`${folder}/tasks.json`, await tasksOf(db, place));
  yield json(`${folder}/labels.json`, await labelsOf(db, place));
  yield json(`${folder}/task-views.json`, await taskViewsOf(db, place));
  yield json(`${folder}/findings.json`, await findingsOf(db, place));
  yield json(`${folder}/second-readings.json`, await secondReadingsOf(db, place));
  yield json(`${folder}/chats.json`, await conversationsOf(db, place));
  yield json(`${folder}/feeds.json`, await feedsOf(db, place));
  yield json(`${folder}/activity.json`, await activityOf(db, place));

  yield* exportMessages({ db, storage, place, folder });
  const nameOf = distinctNames();
  const documents = (await documentsOf(db, place)).map((document) => ({
    ...document,
    path: `documents/${nameOf(document.name)}`,
  }));
  yield json(`${folder}/documents.json`, documents);
  for (const { path, fileHash } of documents) {
    if (await storage.has(fileHash)) yield { path: `${folder}/${path}`, content: storage.stream(fileHash) };
  }
}

async function* exportMessages({
  db,
  storage,
  place,
  folder,
}: Pick<DataExportDeps, 'db' | 'storage'> & {
  place: { workspaceId: string; accountId: string };
  folder: string;
}): AsyncGenerator<ZipEntry> {
  const said = await saidToPeople(db, place);
  const nameOf = distinctNames();
  const files = said.files.map((file) => ({ ...file, path: `messages/${nameOf(file.name)}` }));
  yield json(`${folder}/messages.json`, { ...said, files });
  for (const { path, fileHash } of files) {
    if (await storage.has(fileHash)) yield { path: `${folder}/${path}`, content: storage.stream(fileHash) };
  }
}

const json = (path: string, content: unknown): ZipEntry => ({
  path,
  content: `${JSON.stringify(content, null, 2)}\n`,
});
