import { randomUUID } from 'node:crypto';
import { comeIn, type Somebody } from './somebody.ts';

const NAMES = ['Theo Brandt', 'Ines Okafor', 'Noor Haddad', 'Juno Park'] as const;

/** Friends who have joined the workspace of the host, by a link. */
export interface Company {
  host: Somebody;
  theo: Somebody;
  ines: Somebody;
  noor: Somebody;
}

async function join(url: string, host: Somebody, name: string, role: string): Promise<Somebody> {
  const { address } = await host.ask<{ address: string }>(
    'POST',
    `/workspaces/${host.workspaceId}/invite-links`,
    { role, mostUses: 1 },
  );
  const email = `${name.toLowerCase().replace(' ', '.')}@northfield.example`;
  const friend = await comeIn(url, { email, password: 'shared-timetable-82' }, 'signUp');
  await friend.ask('PATCH', '/me/profile', { name });
  await friend.ask('POST', `/invitations/${address.split('/').at(-1)}/acceptance`);
  return { ...friend, workspaceId: host.workspaceId };
}

/** Four join, one of them may only look; a fifth is invited and has not come. */
export async function gather(url: string, host: Somebody): Promise<Company> {
  const [theo, ines, noor] = [
    await join(url, host, NAMES[0], 'admin'),
    await join(url, host, NAMES[1], 'member'),
    await join(url, host, NAMES[2], 'member'),
  ];
  await join(url, host, NAMES[3], 'viewer');
  await host.ask('POST', `/workspaces/${host.workspaceId}/invitations`, {
    email: 'sam.whitlock@northfield.example',
    role: 'member',
  });
  return { host, theo, ines, noor };
}

type Chat = { id: string };
const open = (by: Somebody, chat: object): Promise<Chat> =>
  by.ask('POST', `/workspaces/${by.workspaceId}/chats`, chat);

/** Whoever writes in a chat, and the people whose names they call. */
const talkIn =
  ({ id }: Chat) =>
  async (by: Somebody, text: string, more: object = {}): Promise<string> => {
    const message = { id: randomUUID(), text, ...more };
    await by.ask('POST', `/workspaces/${by.workspaceId}/chats/${id}/messages`, message);
    return message.id;
  };

interface Talks {
  direct: string;
  group: string;
  channel: string;
}

/** A talk between two, a group, the channel of a course; in each, somebody waits for an answer. */
export async function talk({ host, theo, ines, noor }: Company, courseId: string): Promise<Talks> {
  const direct = await open(theo, { kind: 'direct', accountId: host.id });
  const toTheo = talkIn(direct);
  await toTheo(theo, 'Are you coming to the review session before the final?');
  await toTheo(host, 'Yes, if it is not on a **Wednesday**. Do you know the room?');
  await toTheo(theo, 'Fir Hall 120, Thursday at four. Bring the old problem sets.');
  await toTheo(host, 'Will do. I have the first four, number five is still open.');
  await toTheo(theo, 'See you there, then');

  const group = await open(ines, {
    kind: 'group',
    title: 'Study group',
    accountIds: [host.id, theo.id, noor.id],
  });
  const inGroup = talkIn(group);
  const plan = await inGroup(
    ines,
    'Shall we split the chapters for the final?\n\n- 1 to 4: me\n- 5 to 7: Theo',
  );
  await inGroup(theo, 'Fine with me', { replyToId: plan });
  await inGroup(host, 'I take 8 and 9.');
  await inGroup(noor, '@Mara Lindqvist could you send round your notes on 8?', { mentions: [host.id] });

  const channel = await open(noor, { kind: 'course', courseId });
  const inCourse = talkIn(channel);
  await inCourse(noor, 'Does quiz 2 cover eigenvectors, or only what came before the break?');
  await inCourse(host, 'Only up to determinants, she said on Monday.');
  await inCourse(ines, 'The [page of the course](https://northfield.example/math231) says so as well.');
  return { direct: direct.id, group: group.id, channel: channel.id };
}

/** What the assistant was asked, from the courses that have a policy on it. */
export async function askTheSyllabi({ ask, workspaceId }: Somebody, courseIds: string[]): Promise<string> {
  const conversations = `/workspaces/${workspaceId}/conversations`;
  const { id } = await ask<Chat>('POST', conversations, { title: 'Late work', courseIds });
  for (const text of [
    'Is there a field trip to the aquarium?',
    'When is my next exam?',
    'What happens if I hand in a lab report a day late?',
  ])
    await ask('POST', `${conversations}/${id}/messages`, { text, courseIds, timeZone: 'America/New_York' });
  return id;
}
