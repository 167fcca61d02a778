import type { Chat } from '@/api';
import { QuietTalk } from '@/ui/drawings';
import { EmptyState } from '@/ui/EmptyState';

export function Beginning({ kind, title }: { kind: Chat['kind']; title: string }) {
  const about = {
    direct: `What you write here, only you and ${title} read.`,
    group: 'Everybody in the group reads what is written from the moment they are in.',
    course: 'Everybody in this workspace reads along. A good place for what others may want to know, too.',
  }[kind];
  return (
    <EmptyState drawing={<QuietTalk />} title="Nothing said yet">
      {about} Write @ to name somebody, and drop in a file with the paperclip.
    </EmptyState>
  );
}
