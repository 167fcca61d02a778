import { useMemo } from 'react';
import { useCourses } from '@/lib/plan/courses';
import { usePlanSettings } from '@/lib/plan/settings';
import { courseName } from '@/ui/CourseTile';
import { kindLabel } from '@/ui/KindIcon';
import { useLabels } from '../labels';
import { memberName, useMembers } from '../members';
import type { Names } from './history-text';

export function useNames(): Names {
  const courses = useCourses();
  const members = useMembers();
  const labels = useLabels();
  const { style } = usePlanSettings();
  return useMemo(() => {
    const courseNames = new Map(courses.map((course) => [course.id, courseName(course)]));
    const memberNames = new Map(members.map((member) => [member.accountId, memberName(member)]));
    const labelNames = new Map(labels.map(({ id, name }) => [id, name]));
    return {
      course: (id) => courseNames.get(id),
      member: (id) => memberNames.get(id),
      label: (id) => labelNames.get(id),
      kind: kindLabel,
      style,
    };
  }, [courses, members, labels, style]);
}
