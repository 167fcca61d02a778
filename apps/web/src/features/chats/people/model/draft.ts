import type { ChatFile } from '@/api';

/** What is being written in a chat and not sent: kept until the tab closes, for whoever wrote it. */
const nameOf = (accountId: string, chatId: string) => `chat ${accountId} ${chatId}`;
const keyOf = (accountId: string, chatId: string) => `draft:${nameOf(accountId, chatId)}`;

export const draftName = nameOf;
export const draftOf = (accountId: string, chatId: string): string =>
  sessionStorage.getItem(keyOf(accountId, chatId))?.trim() ?? '';

/** Files that were brought along for it. */
export const draftFiles = {
  of(accountId: string, chatId: string): ChatFile[] {
    try {
      return JSON.parse(sessionStorage.getItem(`${keyOf(accountId, chatId)} files`) ?? '[]') as ChatFile[];
    } catch {
      return [];
    }
  },
  keep(accountId: string, chatId: string, files: ChatFile[]) {
    const key = `${keyOf(accountId, chatId)} files`;
    if (files.length > 0) sessionStorage.setItem(key, JSON.stringify(files));
    else sessionStorage.removeItem(key);
  },
};
