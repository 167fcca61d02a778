import { randomUUID } from 'node:crypto';
import { connectDatabase } from '../../apps/server/src/platform/database.ts';
import { ask, need } from './ask.ts';

export interface Member {
  accountId: string;
  token: string;
}

export interface Room {
  chatId: string;
  members: Member[];
}

export interface Crowd {
  workspaceId: string;
  members: Member[];
  rooms: Room[];
}

interface Gather {
  url: string;
  databaseUrl: string;
  people: number;
  chats: number;
}

const AT_ONCE = 8;

/** People with accounts of their own in one workspace, in groups of the same size. */
export async function gather({ url, databaseUrl, people, chats }: Gather): Promise<Crowd> {
  const members: Member[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (members.length < people) members.push(await signUp(url));
    }),
  );
  members.length = people;
  const [first] = members;
  if (!first) throw new Error('nobody came');
  const { items } = await need({ url: `${url}/api/v1/workspaces`, token: first.token });
  const workspaceId: string = items[0].id;
  await bringIn({ databaseUrl, workspaceId, members });
  const rooms: Room[] = [];
  for (let index = 0; index < chats; index += 1) {
    const inside = members.filter((_, place) => place % chats === index);
    const [host, ...guests] = inside;
    if (!host) continue;
    const { id } = await need({
      method: 'POST',
      url: `${url}/api/v1/workspaces/${workspaceId}/chats`,
      token: host.token,
      body: { kind: 'group', title: `Group ${index}`, accountIds: guests.map(({ accountId }) => accountId) },
    });
    rooms.push({ chatId: id, members: inside });
  }
  return { workspaceId, members, rooms };
}

async function signUp(url: string): Promise<Member> {
  const body = {
    email: `bench-${randomUUID()}@example.org`,
    password: 'seven herons over the weir',
    returnSecureToken: true,
  };
  const { idToken, localId } = await need({
    method: 'POST',
    url: `${url}/v1/accounts:signUp?key=syllabi`,
    body,
  });
  return { accountId: localId, token: idToken };
}

/** Invitations go by mail; here they are not what is measured. */
async function bringIn({
  databaseUrl,
  workspaceId,
  members,
}: Pick<Gather, 'databaseUrl'> & Pick<Crowd, 'workspaceId' | 'members'>): Promise<void> {
  const { pool, close } = connectDatabase({ url: databaseUrl, maxConnections: 1 });
  await pool.query(
    `insert into members (workspace_id, account_id, role, joined_at)
     select $1, account, 'member', now() from unnest($2::text[]) as account on conflict do nothing`,
    [workspaceId, members.map(({ accountId }) => accountId)],
  );
  await close();
}

export interface Said {
  id: string;
  chatId: string;
  number: number;
}

/** Says something until it is kept, with one id all the while. */
export async function say(
  url: string,
  {
    workspaceId,
    room,
    by,
    id,
    text,
  }: { workspaceId: string; room: Room; by: Member; id: string; text: string },
): Promise<Said> {
  const path = `${url}/api/v1/workspaces/${workspaceId}/chats/${room.chatId}/messages`;
  for (;;) {
    const answer = await ask({ method: 'POST', url: path, token: by.token, body: { id, text } }).catch(
      () => undefined,
    );
    if (answer && answer.status < 300) return { id, chatId: room.chatId, number: answer.body.number };
    if (answer && answer.status < 500)
      throw new Error(`a message was refused: ${JSON.stringify(answer.body)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
