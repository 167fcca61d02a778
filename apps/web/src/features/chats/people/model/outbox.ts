import { create } from 'zustand';
import type { ChatFile, ChatMessage } from '@/api';
import { OUTBOX_KEY } from './kept-messages';

/** A message on its way. Its id was made here, so that sending it again is not saying it twice. */
export interface Pending {
  id: string;
  authorId: string;
  workspaceId: string;
  chatId: string;
  text: string;
  mentions: string[];
  replyTo: ChatMessage['replyTo'];
  files: ChatFile[];
  createdAt: string;
  /** `waiting` for a network, `failed` when the server does not take it. */
  state: 'sending' | 'waiting' | 'failed';
  problem?: string;
}

/** What was on its way when the page was reloaded still is. */
function readKept(): Pending[] {
  try {
    return JSON.parse(sessionStorage.getItem(OUTBOX_KEY) ?? '[]') as Pending[];
  } catch {
    return [];
  }
}

interface Outbox {
  pending: Pending[];
}

export const useOutbox = create<Outbox>(() => ({ pending: readKept() }));

function keep(pending: Pending[]) {
  useOutbox.setState({ pending });
  try {
    sessionStorage.setItem(OUTBOX_KEY, JSON.stringify(pending));
  } catch {
    // Without storage, what waits is lost with the page and nothing else.
  }
}

export const outbox = {
  all: () => useOutbox.getState().pending,
  add: (one: Pending) => keep([...outbox.all(), one]),
  change: (id: string, change: Partial<Pending>) =>
    keep(outbox.all().map((one) => (one.id === id ? { ...one, ...change } : one))),
  remove: (id: string) => keep(outbox.all().filter((one) => one.id !== id)),
};
