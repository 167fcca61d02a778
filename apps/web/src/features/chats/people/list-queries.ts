import { getChatOptions, listChatsOptions } from '@/api/@tanstack/react-query.gen';

export const chatsQuery = (workspaceId: string) =>
  listChatsOptions({ path: { workspaceId }, query: { limit: 200 } });
export const chatQuery = (workspaceId: string, chatId: string) =>
  getChatOptions({ path: { workspaceId, chatId } });
