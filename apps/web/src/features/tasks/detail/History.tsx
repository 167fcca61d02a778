import { useQuery } from '@tanstack/react-query';
import { usePlanSettings } from '@/lib/plan/settings';
import { toInstantText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { Section } from '@/ui/Section';
import { toDeeds } from '../model/history-text';
import { useNames } from '../model/use-names';
import { historyQuery } from '../parts';
import classes from './TaskPage.module.css';

export function History({ taskId }: { taskId: string }) {
  const { id: workspaceId } = useWorkspace();
  const { data: entries = [] } = useQuery(historyQuery({ workspaceId, taskId }));
  const { style, zone, today } = usePlanSettings();
  const names = useNames();
  return (
    <Section title="History">
      <ol className={classes.history}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span dir="auto">
              <b>{nameOf(entry.actor, names.member)}</b> {toDeeds(entry, names).join('; ')}
            </span>
            <time dateTime={entry.at}>{toInstantText(entry.at, { style, zone, today })}</time>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const nameOf = (
  actor: { id: string; name: string } | null,
  member: (id: string) => string | undefined,
): string => (actor ? (member(actor.id) ?? (actor.name || 'Somebody who left')) : 'Somebody who left');
