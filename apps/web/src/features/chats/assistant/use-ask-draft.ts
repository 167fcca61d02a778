import { useMe } from '@/lib/me';
import { suggestDraft } from '@/lib/use-draft';
import { useWorkspace } from '@/lib/workspace';

/** Under which name a conversation keeps what is written and not asked yet. */
export function useAskDraftName(conversationId = 'new'): string {
  const { id } = useWorkspace();
  const myId = useMe()?.account.id;
  return `${myId} ${id} ask ${conversationId}`;
}

/** A new conversation that is opened next begins with these words. */
export function useSuggestQuestion(): (question: string) => void {
  const name = useAskDraftName();
  return (question) => suggestDraft(name, question);
}
