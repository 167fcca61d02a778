import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import type { DayOff } from '@/api';
import { usePlanSettings } from '@/lib/plan/settings';
import { toDayText, toRangeText } from '@/lib/plan/wording';
import { useWorkspace } from '@/lib/workspace';
import { Section } from '@/ui/Section';
import { useDayOffActions } from '../part-queries';
import classes from './CourseRows.module.css';
import { DayOffForm } from './DayOffForm';
import { RowActions } from './RowActions';

interface DaysOffProps {
  courseId: string;
  daysOff: readonly DayOff[];
}

export function DaysOff({ courseId, daysOff }: DaysOffProps) {
  const { style, today } = usePlanSettings();
  const { role } = useWorkspace();
  const { remove } = useDayOffActions(courseId);
  const [isAdding, adding] = useDisclosure();
  const canEdit = role !== 'viewer';
  return (
    <Section
      title="Days off"
      actions={
        canEdit && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} stroke={1.75} />}
            onClick={adding.open}
          >
            Day off
          </Button>
        )
      }
    >
      {daysOff.length === 0 && <p className={classes.none}>None known.</p>}
      <ul className={classes.list}>
        {daysOff.map((dayOff) => (
          <li key={dayOff.id} className={classes.row}>
            <span>{dayOff.title}</span>
            <span className={classes.due}>
              {dayOff.startsOn === dayOff.endsOn
                ? toDayText(dayOff.startsOn, { style, today })
                : toRangeText(dayOff.startsOn, dayOff.endsOn, style)}
            </span>
            {canEdit && <RowActions name={dayOff.title} onRemove={() => remove.mutate(dayOff)} />}
          </li>
        ))}
      </ul>
      {isAdding && <DayOffForm courseId={courseId} onClose={adding.close} />}
    </Section>
  );
}
