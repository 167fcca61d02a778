import type { ChatMessage } from '@/api';
import type { Emoji } from '../queries';

export interface MessageDeeds {
  onReply: (message: ChatMessage) => void;
  onEdit: (message: ChatMessage) => void;
  onDelete: (message: ChatMessage) => void;
  onReact: (message: ChatMessage, emoji: Emoji) => void;
}

export interface DeedsProps extends MessageDeeds {
  message: ChatMessage;
  mayDeleteAny: boolean;
  isMine: boolean;
  author: string;
}
