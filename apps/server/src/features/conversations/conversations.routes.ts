import { openStream } from '../../platform/http/event-stream.ts';
import type { App } from '../../platform/http/types.ts';
import { createUsageLimit } from '../../platform/usage-limit.ts';
import { nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { TooManyQuestions } from './conversations.errors.ts';
import {
  conversationCreate,
  conversationPage,
  conversationParams,
  conversationPatch,
  conversationQuery,
  conversationView,
  exchange,
  messageCreate,
  messageList,
  messageQuery,
} from './conversations.schemas.ts';
import {
  ask,
  type ConversationDeps,
  changeConversation,
  deleteConversation,
  listConversations,
  listMessages,
  readConversation,
  requireAskable,
  startConversation,
} from './conversations.usecases.ts';
import { toConversationView, toExchange, toMessageView } from './conversations.views.ts';

const EVENT_STREAM = 'text/event-stream';
const tags = ['conversations'];
const CONVERSATION = `${WORKSPACE}/conversations/:conversationId`;
/** More than anybody asks; each may go to a language model that somebody pays for. */
const QUESTIONS = { most: 30, windowSeconds: 60 };
/** A conversation belongs to the person, so whoever may read may have one. */
const config = { role: 'viewer', isPersonal: true } as const;

export async function conversationRoutes(app: App, deps: ConversationDeps) {
  const limit = createUsageLimit({ clock: deps.clock, ...QUESTIONS });
  app.get(
    `${WORKSPACE}/conversations`,
    {
      schema: {
        operationId: 'listConversations',
        tags,
        params: workspaceParams,
        querystring: conversationQuery,
        response: { 200: conversationPage },
      },
    },
    async ({ params, account, query }) => {
      const { items, nextCursor } = await listConversations({
        ...deps,
        ...params,
        accountId: account.id,
        query,
      });
      return { items: items.map(toConversationView), nextCursor };
    },
  );

  app.post(
    `${WORKSPACE}/conversations`,
    {
      config,
      schema: {
        operationId: 'startConversation',
        tags,
        params: workspaceParams,
        body: conversationCreate,
        response: { 201: conversationView },
      },
    },
    async ({ params, account, body }, reply) =>
      reply
        .code(201)
        .send(
          toConversationView(await startConversation({ ...deps, ...params, accountId: account.id, ...body })),
        ),
  );

  app.get(
    CONVERSATION,
    {
      schema: {
        operationId: 'getConversation',
        tags,
        params: conversationParams,
        response: { 200: conversationView },
      },
    },
    async ({ params, account }) =>
      toConversationView(await readConversation({ ...deps, ...params, accountId: account.id })),
  );

  app.patch(
    CONVERSATION,
    {
      config,
      schema: {
        operationId: 'changeConversation',
        tags,
        params: conversationParams,
        body: conversationPatch,
        response: { 200: conversationView },
      },
    },
    async ({ params, account, body }) =>
      toConversationView(
        await changeConversation({ ...deps, ...params, accountId: account.id, change: body }),
      ),
  );

  app.delete(
    CONVERSATION,
    {
      config,
      schema: {
        operationId: 'deleteConversation',
        tags,
        params: conversationParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account }, reply) => {
      await deleteConversation({ ...deps, ...params, accountId: account.id });
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${CONVERSATION}/messages`,
    {
      schema: {
        operationId: 'listMessages',
        tags,
        params: conversationParams,
        querystring: messageQuery,
        response: { 200: messageList },
      },
    },
    async ({ params, account, query }) => {
      const { items, ...next } = await listMessages({ ...deps, ...params, accountId: account.id, ...query });
      return { items: items.map(toMessageView), ...next };
    },
  );

  app.post(
    `${CONVERSATION}/messages`,
    {
      config,
      schema: {
        operationId: 'ask',
        summary: 'Ask the syllabi: the answer quotes them, or says that they do not say',
        description:
          'Asked with `Accept: text/event-stream`, it answers with server-sent events: `sentence` with `{ text }` while a language model writes, at the end `exchange` with what is otherwise the whole answer, or `failed`.',
        tags,
        params: conversationParams,
        body: messageCreate,
        response: { 201: exchange },
      },
    },
    async ({ params, account, body, headers, log }, reply) => {
      const retryAfter = deps.languageModel ? limit.take(account.id) : 0;
      if (retryAfter > 0) throw new TooManyQuestions({ headers: { 'retry-after': String(retryAfter) } });
      const asking = { ...deps, ...params, account, ...body };
      if (!headers.accept?.includes(EVENT_STREAM)) return reply.code(201).send(toExchange(await ask(asking)));
      await requireAskable(asking); // what is refused is refused with a status
      const stream = openStream(reply, { onClose: () => {} });
      try {
        const onSentence = (text: string) => stream.send('sentence', { text });
        stream.send('exchange', toExchange(await ask({ ...asking, onSentence })));
      } catch (error) {
        log.error({ err: error }, 'An answer under way failed');
        stream.send('failed', {});
      }
      stream.close();
      return reply;
    },
  );
}
