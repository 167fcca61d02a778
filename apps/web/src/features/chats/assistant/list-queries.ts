import { listConversationsOptions } from '@/api/@tanstack/react-query.gen';

export const conversationsQuery = (workspaceId: string) =>
  listConversationsOptions({ path: { workspaceId }, query: { limit: 200 } });
