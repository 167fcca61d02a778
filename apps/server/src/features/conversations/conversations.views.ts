export const toConversationView: any = null;
export const toMessageView: any = null;
