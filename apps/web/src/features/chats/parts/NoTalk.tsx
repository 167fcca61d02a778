import { QuietTalk } from '@/ui/drawings';
import { NotHere } from '@/ui/NotHere';
import shape from './Talk.module.css';

/** In place of a conversation or a chat that its address names. */
export function NoTalk({ what }: { what: string }) {
  return (
    <section className={shape.talk} aria-label="Not found">
      <NotHere what={what} to="/chats" all="All chats" level={2} drawing={<QuietTalk />} />
    </section>
  );
}
