import { Button, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { TaskBulkChange } from '@/api';
import { courseNames } from '@/lib/plan/course-names';
import { useCourses } from '@/lib/plan/courses';
import { TASK_KINDS, type TaskKind } from '@/lib/plan/kinds';
import { DecimalField } from '@/ui/DecimalField';
import { kindLabel } from '@/ui/KindIcon';
import LoadedDialog from '@/ui/LoadedDialog';
import LabelPicker from '../detail/LabelPicker';
import { memberName, useMembers } from '../members';
import classes from './SaveView.module.css';

const KEEP = 'keep';
const NONE = 'none';
const keep = { value: KEEP, label: 'Leave as it is' };

interface BulkEditProps {
  taskIds: string[];
  onChange: (change: TaskBulkChange) => void;
  onClose: () => void;
}

/** The same course, kind, weight, assignee and labels for many tasks; what is not touched stays. */
export default function BulkEdit({ taskIds, onChange, onClose }: BulkEditProps) {
  const courses = useCourses();
  const nameOf = courseNames(courses);
  const members = useMembers();
  const [course, setCourse] = useState<string>(KEEP);
  const [kind, setKind] = useState<string>(KEEP);
  const [assignee, setAssignee] = useState<string>(KEEP);
  const [weight, setWeight] = useState<number | null>(null);
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const change = {
    ...(course !== KEEP && { courseId: course === NONE ? null : course }),
    ...(kind !== KEEP && { kind: kind as TaskKind }),
    ...(assignee !== KEEP && { assigneeId: assignee === NONE ? null : assignee }),
    ...(weight !== null && { weight }),
  };
  const isNothing = Object.keys(change).length === 0 && added.length === 0 && removed.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ action: 'edit', taskIds, change, addLabelIds: added, removeLabelIds: removed });
    onClose();
  };
  return (
    <LoadedDialog
      opened
      onClose={onClose}
      title={`Change ${taskIds.length === 1 ? 'one task' : `${taskIds.length} tasks`}`}
    >
      <form className={classes.form} onSubmit={submit}>
        <Select
          label="Course"
          data-autofocus
          allowDeselect={false}
          data={[
            keep,
            { value: NONE, label: 'No course' },
            ...courses.map((one) => ({ value: one.id, label: nameOf(one) })),
          ]}
          value={course}
          onChange={(value) => setCourse(value ?? KEEP)}
        />
        <Select
          label="Kind"
          allowDeselect={false}
          data={[keep, ...TASK_KINDS.map((value) => ({ value, label: kindLabel(value) }))]}
          value={kind}
          onChange={(value) => setKind(value ?? KEEP)}
        />
        <Select
          label="Assignee"
          allowDeselect={false}
          data={[
            keep,
            { value: NONE, label: 'Nobody' },
            ...members.map((member) => ({ value: member.accountId, label: memberName(member) })),
          ]}
          value={assignee}
          onChange={(value) => setAssignee(value ?? KEEP)}
        />
        <DecimalField
          label="Weight, %"
          placeholder="Leave as it is"
          most={1000}
          value={weight}
          onChange={setWeight}
        />
        <LabelPicker label="Add labels" chosen={added} onChange={setAdded} />
        <LabelPicker label="Take labels off" mayMake={false} chosen={removed} onChange={setRemoved} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isNothing}>
            Change
          </Button>
        </div>
      </form>
    </LoadedDialog>
  );
}
