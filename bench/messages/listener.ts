import { type ClientRequest, get } from 'node:http';
import { ask } from './ask.ts';
import type { Member } from './crowd.ts';

interface Heard {
  id: string;
  number: number;
}

export interface Listener {
  /** Each message once, as a page would show it. */
  heard: Heard[];
  /** Told again although nothing was lost in between. */
  doubled: number;
  /** Told before the one before it. */
  early: number;
  /** How often the missing part was asked for. */
  catchUps: number;
  ready: Promise<void>;
  stop(): void;
}

interface Listen {
  url: string;
  workspaceId: string;
  chatId: string;
  member: Member;
  onHeard: (id: string) => void;
  /** Known already. */
  revision: number;
}

/** Follows one chat as a page does: what is told in order is taken, after a gap or a lost stream the rest is asked for. */
export function listen({ url, workspaceId, chatId, member, onHeard, revision: known }: Listen): Listener {
  const { token } = member;
  let revision = known;
  let isOver = false;
  let stream: ClientRequest | undefined;
  let isFirst = true;
  let catching: Promise<void> = Promise.resolve();
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const listener: Listener = { heard: [], doubled: 0, early: 0, catchUps: 0, ready, stop };

  function take(message: Heard) {
    listener.heard.push({ id: message.id, number: message.number });
    onHeard(message.id);
  }
  function catchUp() {
    listener.catchUps += 1;
    catching = catching.then(async () => {
      const path = `${url}/api/v1/workspaces/${workspaceId}/chats/${chatId}/messages?since=${revision}&limit=200`;
      const answer = await ask({ url: path, token }).catch(() => undefined);
      // The next stream asks again.
      if (answer?.status !== 200) return;
      const last = listener.heard.at(-1)?.number ?? 0;
      for (const message of answer.body.items) if (message.number > last) take(message);
      revision = Math.max(revision, answer.body.revision);
      if (answer.body.hasMore) catchUp();
    });
  }
  function hear({
    what,
    id,
    number,
    content,
  }: {
    what: string;
    id?: string;
    number?: number;
    content?: Heard;
  }) {
    if (what === 'all') return catchUp();
    if (what !== 'messages' || id !== chatId || number === undefined || !content) return;
    if (number <= revision) listener.doubled += 1;
    else if (number > revision + 1) {
      listener.early += 1;
      catchUp();
    } else {
      take(content);
      revision = number;
    }
  }
  /** One event, in the one shape in which this server writes them. */
  function follow(event: string) {
    const [name, data] = event.split('\n');
    if (name === 'event: hello') {
      isReady();
      if (!isFirst) catchUp();
      isFirst = false;
    }
    if (name === 'event: change' && data) hear(JSON.parse(data.slice('data: '.length)));
  }
  function open() {
    if (isOver) return;
    let rest = '';
    const feed = (text: string) => {
      const events = (rest + text).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) follow(event);
    };
    let isAnswered = false;
    const again = () => setTimeout(open, 200 + Math.random() * 800);
    stream = get(
      `${url}/api/v1/workspaces/${workspaceId}/changes`,
      { agent: false, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        isAnswered = true;
        response.setEncoding('utf8');
        response.on('data', feed);
        response.on('close', again);
      },
    );
    // One that broke off later is told by its response.
    stream.on('error', () => !isAnswered && again());
  }
  function stop() {
    isOver = true;
    stream?.destroy();
  }
  open();
  return listener;
}
