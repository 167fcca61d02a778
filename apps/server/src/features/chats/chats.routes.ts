import type { App } from '../../platform/http/types.ts';
import { nothing, WORKSPACE, workspaceParams } from '../../vocabulary/paths.ts';
import { sumOfUnread } from './chats.repository.ts';
import {
  chatCreate,
  chatPage,
  chatParams,
  chatPatch,
  chatPeopleAdd,
  chatQuery,
  chatRead,
  chatView,
  unreadChats,
} from './chats.schemas.ts';
import {
  addToGroup,
  type ChatDeps,
  changeChat,
  leaveGroup,
  listChats,
  readChat,
  readUpTo,
  startChat,
  tellTyping,
} from './chats.usecases.ts';
import { toChatView } from './chats.views.ts';

const tags = ['chats'];
const CHAT = `${WORKSPACE}/chats/:chatId`;
/** Viewers talk like everybody else; and only a chat knows who is to hear of what happens in it. */
const config = { role: 'viewer', announcesItself: true } as const;

export async function chatRoutes(app: App, deps: ChatDeps) {
  app.get(
    `${WORKSPACE}/chats`,
    {
      schema: {
        operationId: 'listChats',
        summary: 'Your chats with people; those spoken in last come first',
        tags,
        params: workspaceParams,
        querystring: chatQuery,
        response: { 200: chatPage },
      },
    },
    async ({ params, account, query }) => {
      const { items, nextCursor } = await listChats({ ...deps, ...params, accountId: account.id, query });
      return { items: items.map(toChatView), nextCursor };
    },
  );

  app.get(
    `${WORKSPACE}/unread-chats`,
    {
      schema: {
        operationId: 'getUnreadChats',
        summary: 'How many messages wait for you',
        tags,
        params: workspaceParams,
        response: { 200: unreadChats },
      },
    },
    async ({ params, account }) => ({
      unread: await sumOfUnread(deps.db, { ...params, accountId: account.id }),
    }),
  );

  app.post(
    `${WORKSPACE}/chats`,
    {
      config,
      schema: {
        operationId: 'startChat',
        summary: 'Begin a chat; with one person, or of a course, the one that is there is opened',
        tags,
        params: workspaceParams,
        body: chatCreate,
        response: { 200: chatView, 201: chatView },
      },
    },
    async ({ params, account, body }, reply) => {
      const { chat, isNew } = await startChat({ ...deps, ...params, accountId: account.id, wanted: body });
      return reply.code(isNew ? 201 : 200).send(toChatView(chat));
    },
  );

  app.get(
    CHAT,
    { schema: { operationId: 'getChat', tags, params: chatParams, response: { 200: chatView } } },
    async ({ params, account }) => toChatView(await readChat({ ...deps, ...params, accountId: account.id })),
  );

  app.patch(
    CHAT,
    {
      config,
      schema: {
        operationId: 'changeChat',
        summary: 'Name a group, or mute a chat for yourself',
        tags,
        params: chatParams,
        body: chatPatch,
        response: { 200: chatView },
      },
    },
    async ({ params, account, body }) =>
      toChatView(await changeChat({ ...deps, ...params, accountId: account.id, change: body })),
  );

  app.post(
    `${CHAT}/people`,
    {
      config,
      schema: {
        operationId: 'addToChat',
        summary: 'Bring others into a group',
        tags,
        params: chatParams,
        body: chatPeopleAdd,
        response: { 200: chatView },
      },
    },
    async ({ params, account, body }) =>
      toChatView(await addToGroup({ ...deps, ...params, accountId: account.id, ...body })),
  );

  app.delete(
    `${CHAT}/people/me`,
    {
      config,
      schema: {
        operationId: 'leaveChat',
        summary: 'Leave a group',
        tags,
        params: chatParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account }, reply) => {
      await leaveGroup({ ...deps, ...params, accountId: account.id });
      return reply.code(204).send(null);
    },
  );

  app.put(
    `${CHAT}/reading`,
    {
      config,
      schema: {
        operationId: 'readChat',
        summary: 'You have read up to this message',
        tags,
        params: chatParams,
        body: chatRead,
        response: { 204: nothing },
      },
    },
    async ({ params, account, body }, reply) => {
      await readUpTo({ ...deps, ...params, accountId: account.id, ...body });
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${CHAT}/typing`,
    {
      config: { ...config, idempotent: false },
      schema: {
        operationId: 'tellTyping',
        summary: 'You are writing; the others see it for a few seconds',
        tags,
        params: chatParams,
        response: { 204: nothing },
      },
    },
    async ({ params, account }, reply) => {
      await tellTyping({ ...deps, ...params, accountId: account.id });
      return reply.code(204).send(null);
    },
  );
}
