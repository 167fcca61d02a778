import { expect, test } from 'vitest';
import { enrol, type Student, type TestApp, testApp } from './testing/index.ts';

interface Limited {
  /** The table that is counted. */
  table: string;
  most: number;
  /** The code of the refusal. */
  code: string;
  /** Adds the n-th of them. */
  add: (n: number, host: Host) => ReturnType<Student['ask']>;
  /** What no two rows have alike: an expression of the n-th row. */
  alike?: Record<string, string>;
}
interface Host extends Student {
  courseId: string;
  componentId: string;
  taskId: string;
  documentId: string;
}

const to =
  (path: (host: Host) => string, payload: (n: number, host: Host) => object) => (n: number, host: Host) =>
    host.ask({
      method: 'POST',
      url: path(host).startsWith('/api/')
        ? path(host)
        : `/api/v1/workspaces/${host.workspaceId}${path(host)}`,
      payload: payload(n, host),
    });
const key = '0'.repeat(86);
const part = ({ courseId }: Host, name: string) => `/courses/${courseId}/${name}`;

const LIMITED: Record<string, Limited> = {
  'calendar feeds of a person': {
    table: 'calendar_feeds',
    most: 10,
    code: 'calendar-feed/too-many',
    add: to(
      () => '/calendar-feeds',
      () => ({}),
    ),
    alike: { token_hash: 'n::text' },
  },
  labels: {
    table: 'labels',
    most: 200,
    code: 'label/too-many',
    add: to(
      () => '/labels',
      (n) => ({ name: `Label ${n}` }),
    ),
    alike: { name: `'Copy ' || n` },
  },
  'saved views of a person': {
    table: 'task_views',
    most: 50,
    code: 'task-view/too-many',
    add: to(
      () => '/task-views',
      (n) => ({ name: `View ${n}`, search: '' }),
    ),
  },
  'invite links': {
    table: 'invite_links',
    most: 20,
    code: 'invite-link/too-many',
    add: to(
      () => '/invite-links',
      () => ({ role: 'member' }),
    ),
    alike: { token_hash: 'n::text' },
  },
  'waiting invitations': {
    table: 'invitations',
    most: 500,
    code: 'invitation/too-many-pending',
    add: to(
      () => '/invitations',
      (n) => ({ email: `guest-${n}@example.org`, role: 'member' }),
    ),
    alike: { token_hash: 'n::text', email: 'n::text' },
  },
  'scores of a person in a course': {
    table: 'scores',
    most: 1000,
    code: 'grade/too-many-scores',
    add: to(
      (host) => part(host, 'scores'),
      (_, { componentId }) => ({ componentId, earned: 1, outOf: 2 }),
    ),
  },
  'browsers of a person': {
    table: 'push_subscriptions',
    most: 20,
    code: 'push/too-many-browsers',
    add: to(
      () => '/api/v1/me/push/subscriptions',
      (n) => ({ endpoint: `https://push.example.org/${n}`, keys: { p256dh: key, auth: '0'.repeat(22) } }),
    ),
    alike: { endpoint: 'n::text' },
  },
  'reminders of a task': {
    table: 'task_reminders',
    most: 10,
    code: 'reminder/too-many',
    add: to(
      ({ taskId }) => `/tasks/${taskId}/reminders`,
      (n) => ({ minutesBefore: n }),
    ),
    alike: { minutes_before: '100 + n' },
  },
  'comments on a task': {
    table: 'task_comments',
    most: 1000,
    code: 'comment/too-many',
    add: to(
      ({ taskId }) => `/tasks/${taskId}/comments`,
      (n) => ({ text: `Comment ${n}` }),
    ),
  },
  tasks: {
    table: 'tasks',
    most: 50_000,
    code: 'task/too-many',
    add: to(
      () => '/tasks',
      (n) => ({ title: `Task ${n}` }),
    ),
  },
  'imported tasks': {
    table: 'tasks',
    most: 50_000,
    code: 'task/too-many',
    add: to(
      () => '/tasks/import',
      (n) => ({ tasks: [{ title: `Task ${n}` }] }),
    ),
  },
  courses: {
    table: 'courses',
    most: 1000,
    code: 'course/too-many',
    add: to(
      () => '/courses',
      (n) => ({ title: `Course ${n}` }),
    ),
  },
  'class times of a course': {
    table: 'meetings',
    most: 500,
    code: 'course/too-many-parts',
    add: to(
      (host) => part(host, 'meetings'),
      () => ({ days: ['MO'], kind: 'Lab' }),
    ),
  },
  'parts of a grade': {
    table: 'components',
    most: 500,
    code: 'course/too-many-parts',
    add: to(
      (host) => part(host, 'components'),
      (n) => ({ name: `Part ${n}`, weight: 1 }),
    ),
  },
  'days off of a course': {
    table: 'days_off',
    most: 500,
    code: 'course/too-many-parts',
    add: to(
      (host) => part(host, 'days-off'),
      () => ({ title: 'Break', startsOn: '2027-03-01' }),
    ),
  },
  'conversations of a person': {
    table: 'conversations',
    most: 1000,
    code: 'conversation/too-many',
    add: to(
      () => '/conversations',
      () => ({}),
    ),
  },
  'groups that chat': {
    table: 'chats',
    most: 1000,
    code: 'chat/too-many-groups',
    add: to(
      () => '/chats',
      (n, { account }) => ({ kind: 'group', title: `Group ${n}`, accountIds: [account.id] }),
    ),
  },
  'findings added to a document': {
    table: 'findings',
    most: 1000,
    code: 'finding/too-many',
    add: to(
      ({ documentId }) => `/documents/${documentId}/findings`,
      (n) => ({
        ...{ kind: 'quiz', title: `Quiz ${n}`, date: '2027-03-01' },
        evidence: { page: 1, start: 0, end: 3, quote: 'bio' },
      }),
    ),
  },
  documents: {
    table: 'documents',
    most: 5000,
    code: 'document/too-many',
    add: (n, host) => host.drop({ name: 'bio.txt', bytes: `Syllabus ${n}` }),
    alike: { file_hash: 'n::text' },
  },
};

async function host(server: TestApp): Promise<Host> {
  const ada = await enrol(server);
  const { id: courseId } = await ada.post('/courses', { title: 'Biology' });
  const { id: componentId } = await ada.post(`/courses/${courseId}/components`, { name: 'All', weight: 100 });
  const { id: taskId } = await ada.post('/tasks', { title: 'Essay', dueOn: '2027-03-01' });
  const { id: documentId } = await ada.dropAndRead({ name: 'bio.txt', bytes: 'bio' });
  return { ...ada, courseId, componentId, taskId, documentId };
}

/** As many rows more as leave room for one, each a copy of the last. */
async function fill({ database: { pool } }: TestApp, { table, most, alike = {} }: Limited) {
  const { rows } = await pool.query(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  const columns: string[] = rows.map(({ name }) => name);
  const own: Record<string, string> = { id: 'gen_random_uuid()', ...alike };
  await pool.query(
    `insert into ${table} (${columns}) select ${columns.map((column) => own[column] ?? `last.${column}`)}
     from (select * from ${table} order by created_at desc, id desc limit 1) last,
       generate_series(1, $1 - (select count(*) from ${table})) n`,
    [most - 1],
  );
}

test.each(Object.entries(LIMITED))(
  'of %s there are never too many, however many are added at once',
  async (_, limited) => {
    const server = await testApp({
      now: '2027-02-11T12:00:00Z',
      push: { accepts: () => true, send: async () => 'sent' } as never,
    });
    const ada = await host(server);
    expect((await limited.add(1, ada)).statusCode).toBeLessThan(300);
    await fill(server, limited);
    const answers = await Promise.all([2, 3, 4].map((n) => limited.add(n, ada)));
    const said = answers.map((answer) => (answer.statusCode < 300 ? 'added' : answer.json().code));
    expect(said.sort()).toEqual(['added', limited.code, limited.code].sort());
  },
);

test('a workspace that is full lets nobody in', async () => {
  const server = await testApp();
  const ada = await enrol(server);
  await server.database.pool.query(
    `insert into members (workspace_id, account_id, role, joined_at) select $1, 'member ' || n, 'member', now() from generate_series(1, 998) n`,
    [ada.workspaceId],
  );
  const { address } = await ada.post('/invite-links', { role: 'member' });
  const url = `/api/v1/invitations/${new URL(address).pathname.split('/').at(-1)}/acceptance`;
  const guests = await Promise.all([1, 2].map(() => server.signIn()));
  const answers = await Promise.all(guests.map((guest) => guest.ask({ method: 'POST', url })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('of the workspaces that one owns and of what one asks for help there are never too many', async () => {
  const server = await testApp();
  const ada = await enrol(server);
  const send = (url: string, payload: object) => ada.ask({ method: 'POST', url, payload });
  for (let n = 0; n < 49; n += 1) await send('/api/v1/workspaces', { name: `Group ${n}` });
  const groups = await Promise.all(['A', 'B', 'C'].map((name) => send('/api/v1/workspaces', { name })));
  expect(groups.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const ticket = { subject: 'Help', message: 'It does not go.' };
  for (let n = 0; n < 4; n += 1) await send('/api/v1/me/support-tickets', ticket);
  const tickets = await Promise.all([1, 2, 3].map(() => send('/api/v1/me/support-tickets', ticket)));
  expect(tickets.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429, 429]);
});
