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
} from '@/api';
import { usePlanChanged } from '@/lib/plan/use-plan-changed';
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
  const remove = useMutation({
    mutationFn: ({ id }: Meeting) => removeMeeting({ path: { ...path, meetingId: id }, throwOnError: true }),
    onSuccess: (_, { days, start, end, kind, location }) =>
      toast.undoable(`The ${kind} is removed`, () => create.mutate({ days, start, end, kind, location })),
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
  const remove = useMutation({
    mutationFn: ({ id }: DayOff) => removeDayOff({ path: { ...path, dayOffId: id }, throwOnError: true }),
    onSuccess: (_, { title, startsOn, endsOn }) =>
      toast.undoable(`${title} is removed`, () => create.mutate({ title, startsOn, endsOn })),
    onSettled,
  });
  return { create, remove };
}
