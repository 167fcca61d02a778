import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Meeting } from '@/api';
import { toWeekdaysText } from '@/lib/plan/meetings';
import { usePlanSettings } from '@/lib/plan/settings';
import { capitalized, toTimeRangeText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { Section } from '@/ui/Section';
import { useMeetingActions } from '../part-queries';
import classes from './CourseRows.module.css';
import { MeetingForm } from './MeetingForm';
import { RowActions } from './RowActions';
import { SourceLink } from './SourceLink';

interface MeetingsProps {
  courseId: string;
  meetings: readonly Meeting[];
}

export function Meetings({ courseId, meetings }: MeetingsProps) {
  const { style } = usePlanSettings();
  const { role } = useWorkspace();
  const { remove } = useMeetingActions(courseId);
  const [edited, setEdited] = useState<Meeting | 'new'>();
  const canEdit = role !== 'viewer';
  return (
    <Section
      title="Classes"
      actions={
        canEdit && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.75} />}
            onClick={() => setEdited('new')}
          >
            Class time
          </Button>
        )
      }
    >
      {meetings.length === 0 && (
        <p className={classes.none}>No class times yet. They come from the facts of a reviewed syllabus.</p>
      )}
      <ul className={classes.list}>
        {meetings.map((meeting) => (
          <li key={meeting.id} className={classes.row}>
            <b className={classes.kind}>{capitalized(meeting.kind)}</b>
            <span>
              {[
                toWeekdaysText(meeting.days),
                meeting.start && toTimeRangeText(meeting.start, meeting.end, style),
                meeting.location,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <SourceLink documentId={meeting.documentId} evidence={meeting.evidence} />
            {canEdit && (
              <RowActions
                name={`the ${meeting.kind} on ${toWeekdaysText(meeting.days)}`}
                onEdit={() => setEdited(meeting)}
                onRemove={() => remove.mutate(meeting)}
              />
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <MeetingForm
          courseId={courseId}
          meeting={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
