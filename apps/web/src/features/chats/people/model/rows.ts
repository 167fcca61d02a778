import type { ChatMessage } from '@/api';
import { type Day, dayIn } from '@/lib/plan/days';
import type { Pending } from './outbox';

export type Row =
  | { kind: 'day'; key: string; day: Day }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean }
  | { kind: 'pending'; key: string; pending: Pending; isFirst: boolean };

interface BuildRows {
  messages: readonly ChatMessage[];
  pending: readonly Pending[];
  /** What waited unread when the chat was opened. */
  waited: { after: number; upTo: number };
  myId: string;
  zone: string;
}

/** Messages of one person within so long stand together under one name. */
const TOGETHER_MS = 5 * 60_000;

/** A chat as it is drawn: rules between days, the rule above what is new, messages grouped by who wrote them. */
export function buildRows({ messages, pending, waited, myId, zone }: BuildRows): Row[] {
  const rows: Row[] = [];
  let before: ChatMessage | undefined;
  let isMarked = false;
  for (const message of messages) {
    const day = dayIn(zone, new Date(message.createdAt));
    const isNewDay = !before || dayIn(zone, new Date(before.createdAt)) !== day;
    if (isNewDay) rows.push({ kind: 'day', key: day, day });
    const isNew = !isMarked && isWithin(waited, message) && message.authorId !== myId;
    if (isNew) {
      rows.push({ kind: 'new', key: 'new' });
      isMarked = true;
    }
    const isFirst = isNewDay || isNew || !goesWith(before, message);
    rows.push({ kind: 'message', key: message.id, message, isFirst });
    before = message;
  }
  const known = new Set(messages.map(({ id }) => id));
  for (const one of pending.filter(({ id }) => !known.has(id))) {
    const isFirst = rows.at(-1)?.kind !== 'pending' && before?.authorId !== myId;
    rows.push({ kind: 'pending', key: one.id, pending: one, isFirst });
  }
  return rows;
}

const isWithin = ({ after, upTo }: BuildRows['waited'], { number }: ChatMessage): boolean =>
  number > after && number <= upTo;

function goesWith(before: ChatMessage | undefined, { authorId, createdAt, replyTo }: ChatMessage): boolean {
  if (!before || before.authorId !== authorId || authorId === null || replyTo) return false;
  return Date.parse(createdAt) - Date.parse(before.createdAt) < TOGETHER_MS;
}
