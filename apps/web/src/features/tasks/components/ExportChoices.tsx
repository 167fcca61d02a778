import { Menu } from '@mantine/core';
import type { Task } from '@/api';
import { useCourses } from '@/lib/plan/courses';
import { usePlanSettings } from '@/lib/plan/settings';
import { useWorkspace } from '@/lib/workspace';
import { useLabels } from '../labels';
import { useMembers } from '../members';

/** What writes files comes when one is asked for. */
const loadExport = () => import('../transfer/export-tasks');

export default function ExportChoices({ shown }: { shown: () => readonly Task[] }) {
  const { id: workspaceId } = useWorkspace();
  const { zone: timeZone } = usePlanSettings();
  const courses = useCourses();
  const labels = useLabels();
  const members = useMembers();
  const exportCsv = async () =>
    (await loadExport()).exportTable({ workspaceId, tasks: shown(), labels, members });
  const exportIcs = async () =>
    (await loadExport()).exportCalendar({ workspaceId, tasks: shown(), courses, labels, members, timeZone });
  return (
    <>
      <Menu.Label>What the filters show</Menu.Label>
      <Menu.Item onClick={() => void exportCsv()}>Table (CSV)</Menu.Item>
      <Menu.Item onClick={() => void exportIcs()}>Calendar (ICS)</Menu.Item>
    </>
  );
}
