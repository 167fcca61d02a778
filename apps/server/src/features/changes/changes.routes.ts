import type { Clock } from '../../platform/clock.ts';
import { openStream, toEvent } from '../../platform/http/event-stream.ts';
import { createLastingSignIn } from '../../platform/http/lasting-sign-in.ts';
import type { App } from '../../platform/http/types.ts';
import type { HeardChange } from '../../platform/live/contents.ts';
import type { Change, Live } from '../../platform/live/live.ts';
import { WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { changeStream, streamQuery } from './changes.schemas.ts';

interface ChangeDeps {
  live: Live;
  clock: Clock;
  /** The accounts in a workspace. */
  membersOf: (workspaceId: string) => Promise<Iterable<string>>;
}

/** What membership hangs on: after such a change it is looked up again. */
const OF_MEMBERSHIP = new Set(['members', 'workspace', 'all']);

export async function changeRoutes(app: App, { live, clock, membersOf }: ChangeDeps) {
  const open = new Set<() => void>();
  const isStillIn = createMembershipCheck(membersOf);
  const written = createWriter();
  app.addHook('preClose', async () => {
    for (const close of open) close();
  });

  app.get(
    `${WORKSPACE}/changes`,
    {
      config: { takesCookie: true },
      schema: {
        operationId: 'streamChanges',
        summary: 'What changes in the workspace, as it changes: a stream of server-sent events',
        description:
          'Events are `change` with `{ what, id?, part?, number?, from?, by?, content? }`, and `left` when you are no longer a member, after which the stream ends. It also ends when the session is over, and now and then by itself: come back with a fresh token. Say with `sinceMsAgo` for how long you have held what you show, and what happened to it meanwhile is told first: by its names alone, or as `all` where that is no longer known.',
        tags: ['workspaces'],
        produces: ['text/event-stream'],
        params: workspaceParams,
        querystring: streamQuery,
        response: { 200: changeStream },
      },
    },
    async (request, reply) => {
      const { account, workspace, query, log } = request;
      const mayGoOn = createLastingSignIn({ isStillSignedIn: () => app.isStillSignedIn(request), clock });
      const stream = openStream(reply, { onClose: () => open.delete(stream.close), mayGoOn });
      open.add(stream.close);
      async function tell(heard: HeardChange) {
        if (!(await mayGoOn())) return stream.close();
        if (OF_MEMBERSHIP.has(heard.what) && !(await isStillIn(heard, account.id))) {
          stream.send('left', {});
          return stream.close();
        }
        stream.sendWritten(written(heard));
      }
      function breakOff(err: unknown) {
        log.warn({ err }, 'a change could not be told');
        stream.close();
      }
      // One after the other: while it is looked up whether somebody is still a member, they hear nothing.
      let told = Promise.resolve();
      const who = { workspaceId: workspace.id, accountId: account.id, ...query };
      const listening = live.listen(who, (heard) => {
        told = told.then(() => tell(heard)).catch(breakOff);
      });
      stream.onClose(listening.stop);
      await listening.ready;
      await told;
      stream.send('hello', {});
      return reply;
    },
  );
}

/** Each change is put into words once, however many streams hear of it. */
function createWriter() {
  const events = new WeakMap<HeardChange, Uint8Array>();
  return (heard: HeardChange): Uint8Array => {
    const { workspaceId: _, to: __, ...change } = heard;
    const event = events.get(heard) ?? toEvent('change', change);
    events.set(heard, event);
    return event;
  };
}

/** One look at the members for each change, however many streams hear of it. */
function createMembershipCheck(membersOf: ChangeDeps['membersOf']) {
  const looks = new WeakMap<Change, Promise<Set<string>>>();
  return async (change: Change, accountId: string): Promise<boolean> => {
    const look = looks.get(change) ?? membersOf(change.workspaceId).then((ids) => new Set(ids));
    looks.set(change, look);
    return (await look).has(accountId);
  };
}
