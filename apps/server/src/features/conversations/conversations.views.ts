import type { Conversation, Message } from './conversations.repository.ts';
import type { ConversationView, ExchangeView, MessageView } from './conversations.schemas.ts';

export const toConversationView = (conversation: Conversation): ConversationView => ({
  id: conversation.id,
  title: conversation.title,
  courses: conversation.courses,
  lastMessage: conversation.lastMessage && {
    text: conversation.lastMessage.text,
    createdAt: conversation.lastMessage.createdAt.toISOString(),
  },
  createdAt: conversation.createdAt.toISOString(),
  updatedAt: conversation.updatedAt.toISOString(),
});

export const toMessageView = (message: Message): MessageView => ({
  id: message.id,
  number: message.number,
  author: message.author,
  text: message.text,
  answer: message.answer,
  createdAt: message.createdAt.toISOString(),
});

interface Exchange {
  conversation: Conversation;
  question: Message;
  answer: Message;
}

export const toExchange = ({ conversation, question, answer }: Exchange): ExchangeView => ({
  conversation: toConversationView(conversation),
  question: toMessageView(question),
  answer: toMessageView(answer),
});
