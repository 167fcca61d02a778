import type { App } from '../../platform/http/types.ts';
import { nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import {
  chatMessage,
  chatMessageCreate,
  chatMessageList,
  chatMessageParams,
  chatMessagePatch,
  chatMessagesQuery,
  chatParams,
  chatReactionParams,
  chatSearchAnswer,
  chatSearchQuery,
} from './chats.schemas.ts';
import type { ChatDeps } from './chats.usecases.ts';
import { toChatMessageView } from './chats.views.ts';
import { deleteMessage, editMessage, react, unreact } from './message-changes.usecases.ts';
import { findMessages, listMessages, sendMessage } from './messages.usecases.ts';

const tags = ['chats'];
const MESSAGES = `${WORKSPACE}/chats/:chatId/messages`;
const MESSAGE = `${MESSAGES}/:messageId`;
const config = { role: 'viewer', announcesItself: true } as const;

export async function chatMessageRoutes(app: App, deps: ChatDeps) {
  app.get(
    MESSAGES,
    {
      schema: {
        operationId: 'listChatMessages',
        summary: 'The last messages, those before one, or all that changed since a revision',
        tags,
        params: chatParams,
        querystring: chatMessagesQuery,
        response: { 200: chatMessageList },
      },
    },
    async ({ params, account, query }) => {
      const page = await listMessages({ db: deps.db, ...params, accountId: account.id, ...query });
      return { ...page, items: page.items.map(toChatMessageView) };
    },
  );

  app.post(
    MESSAGES,
    {
      config,
      schema: {
        operationId: 'sendChatMessage',
        summary: 'Say something; sent again with the same id it is the same message',
        tags,
        params: chatParams,
        body: chatMessageCreate,
        response: { 200: chatMessage, 201: chatMessage },
      },
    },
    async ({ params, account, body }, reply) => {
      const { message, isNew } = await sendMessage({ ...deps, ...params, accountId: account.id, sent: body });
      return reply.code(isNew ? 201 : 200).send(toChatMessageView(message));
    },
  );

  app.patch(
    MESSAGE,
    {
      config,
      schema: {
        operationId: 'editChatMessage',
        tags,
        params: chatMessageParams,
        body: chatMessagePatch,
        response: { 200: chatMessage },
      },
    },
    async ({ params, account, body }) =>
      toChatMessageView(await editMessage({ ...deps, ...params, accountId: account.id, ...body })),
  );

  app.delete(
    MESSAGE,
    {
      config,
      schema: {
        operationId: 'deleteChatMessage',
        summary: 'Take back what you said; admins may take back anything',
        tags,
        params: chatMessageParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account, workspace }, reply) => {
      await deleteMessage({ ...deps, ...params, accountId: account.id, role: workspace.role });
      return reply.code(204).send(null);
    },
  );

  app.put(
    `${MESSAGE}/reactions/:emoji`,
    {
      config,
      schema: {
        operationId: 'reactToChatMessage',
        tags,
        params: chatReactionParams,
        response: { 200: chatMessage },
      },
    },
    async ({ params, account }) =>
      toChatMessageView(await react({ ...deps, ...params, accountId: account.id })),
  );

  app.delete(
    `${MESSAGE}/reactions/:emoji`,
    {
      config,
      schema: {
        operationId: 'unreactToChatMessage',
        tags,
        params: chatReactionParams,
        response: { 200: chatMessage },
      },
    },
    async ({ params, account }) =>
      toChatMessageView(await unreact({ ...deps, ...params, accountId: account.id })),
  );

  app.get(
    `${WORKSPACE}/chat-messages`,
    {
      schema: {
        operationId: 'searchChatMessages',
        summary: 'Messages that hold these words, in all your chats or in one; the latest first',
        tags,
        params: workspaceParams,
        querystring: chatSearchQuery,
        response: { 200: chatSearchAnswer },
      },
    },
    async ({ params, account, query }) => {
      const { items, hasMore } = await findMessages({ db: deps.db, ...params, accountId: account.id, query });
      return { items: items.map(toChatMessageView), hasMore };
    },
  );
}
