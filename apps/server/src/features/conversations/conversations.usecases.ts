export const ask: any = null;
export type ConversationDeps = any;
export const changeConversation: any = null;
export const deleteConversation: any = null;
export const listConversations: any = null;
export const listMessages: any = null;
export const readConversation: any = null;
export const startConversation: any = null;
