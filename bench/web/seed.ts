import type { Account } from './account.ts';

export const SIZES = { tasks: 10_000, courses: 40, members: 50, conversations: 200 };

const AT_ONCE = 12;
const KINDS = ['assignment', 'exam', 'quiz', 'project', 'other'];
const TOPICS = [
  'Essay',
  'Lab report',
  'Problem set',
  'Reading',
  'Presentation',
  'Field notes',
  'Quiz',
  'Draft',
];
const FIRST_DAY = Date.UTC(2027, 0, 4);
const DAY_MS = 86_400_000;

/** Fills the workspace of an account through the API, as its people would. */
export async function seed(owner: Account, newAccount: () => Promise<Account>): Promise<void> {
  const courses: string[] = [];
  await each(SIZES.courses, async (n) => {
    const course = await owner.post<{ id: string }>('/courses', {
      code: `BNC ${100 + n}`,
      title: `Course ${n + 1}`,
    });
    courses.push(course.id);
  });
  await each(SIZES.tasks, (n) =>
    owner.post('/tasks', {
      title: `${TOPICS[n % TOPICS.length]} ${n + 1}`,
      kind: KINDS[n % KINDS.length],
      courseId: courses[n % courses.length],
      dueOn: new Date(FIRST_DAY + (n % 240) * DAY_MS).toISOString().slice(0, 10),
    }),
  );
  await each(SIZES.conversations, async (n) => {
    const { id } = await owner.post<{ id: string }>('/conversations', {});
    await owner.post(`/conversations/${id}/messages`, { text: `What is due in week ${1 + (n % 15)}?` });
  });
  const { address } = await owner.post<{ address: string }>('/invite-links', { role: 'member' });
  const token = new URL(address).pathname.split('/').at(-1);
  await each(SIZES.members - 1, async () => {
    const member = await newAccount();
    await member.ask('POST', `/api/v1/invitations/${token}/acceptance`, {});
  });
}

/** Several at once, in about their order. */
async function each(count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      await work(n);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
