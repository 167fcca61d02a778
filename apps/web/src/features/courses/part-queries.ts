import { useMutation } from '@tanstack/react-query';
import {
  addDayOff,
  addMeeting,
  changeMeeting,
  type DayOff,
  type Meeting,
  type MeetingCreate,
  removeDayOff,
  removeMeeting,
  restoreDayOff,
  restoreMeeting,
} from '@/api';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
import { short } from '@/lib/short';
import { toast } from '@/lib/toast';
import { useWorkspace } from '@/lib/workspace';

export function useMeetingActions(courseId: string) {
  const { id: workspaceId } = useWorkspace();
  const path = { workspaceId, courseId };
  const onSettled = usePlanChanged();
  const create = useMutation({
    mutationFn: (body: MeetingCreate) => addMeeting({ path, body, throwOnError: true }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, body }: { id: string; body: MeetingCreate }) =>
      changeMeeting({ path: { ...path, meetingId: id }, body, throwOnError: true }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: ({ id }: Meeting) => restoreMeeting({ path: { ...path, meetingId: id }, throwOnError: true }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Meeting) => removeMeeting({ path: { ...path, meetingId: id }, throwOnError: true }),
    onSuccess: (_, meeting) =>
      toast.undoable(`The ${meeting.kind} is removed`, () => restore.mutate(meeting)),
    onSettled,
  });
  return { create, change, remove };
}

export function useDayOffActions(courseId: string) {
  const { id: workspaceId } = useWorkspace();
  const path = { workspaceId, courseId };
  const onSettled = usePlanChanged();
  const create = useMutation({
    mutationFn: (body: Pick<DayOff, 'title' | 'startsOn' | 'endsOn'>) =>
      addDayOff({ path, body, throwOnError: true }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: ({ id }: DayOff) => restoreDayOff({ path: { ...path, dayOffId: id }, throwOnError: true }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: DayOff) => removeDayOff({ path: { ...path, dayOffId: id }, throwOnError: true }),
    onSuccess: (_, dayOff) =>
      toast.undoable(`${short(dayOff.title)} is removed`, () => restore.mutate(dayOff)),
    onSettled,
  });
  return { create, remove };
}
