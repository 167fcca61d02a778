import { Group, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { CourseDetails, CoursePatch } from '@/api';
import { COURSE_COLORS, type CourseColor, CourseTile, courseName } from '@/ui/CourseTile';
import { Dialog } from '@/ui/Dialog';
import { FormActions } from '@/ui/FormActions';
import { useCourseActions } from '../queries';
import classes from './EditCourse.module.css';

interface EditCourseProps {
  course: CourseDetails;
  opened: boolean;
  onClose: () => void;
}

export function EditCourse({ course, opened, onClose }: EditCourseProps) {
  /** As the form was opened with: what others change meanwhile is not changed back. */
  const [base] = useState(course);
  const [code, setCode] = useState(course.code ?? '');
  const [title, setTitle] = useState(course.title);
  const [color, setColor] = useState<CourseColor>(course.color);
  const [start, setStart] = useState(course.term.start ?? '');
  const [end, setEnd] = useState(course.term.end ?? '');
  const { change } = useCourseActions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = { code: code.trim() || null, title: title.trim(), color };
    const days = { start: start || null, end: end || null };
    const isOtherTerm = days.start !== base.term.start || days.end !== base.term.end;
    const patch: CoursePatch = {
      ...(wanted.code !== base.code && { code: wanted.code }),
      ...(wanted.title !== base.title && { title: wanted.title }),
      ...(wanted.color !== base.color && { color: wanted.color }),
      ...(isOtherTerm && { term: { ...course.term, ...days } }),
    };
    if (Object.keys(patch).length === 0) return onClose();
    change.mutate({ course, patch }, { onSuccess: onClose });
  };
  const name = courseName({ code: code.trim() || null, title });
  return (
    <Dialog opened={opened} onClose={onClose} title="Edit the course">
      <form onSubmit={submit}>
        <Stack>
          <Group grow align="start">
            <TextInput
              label="Code"
              maxLength={40}
              data-autofocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <TextInput
              label="Title"
              required
              maxLength={200}
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          </Group>
          <Group grow align="start">
            <TextInput
              type="date"
              label="First day of term"
              max="9999-12-31"
              value={start}
              onChange={(event) => setStart(event.currentTarget.value)}
            />
            <TextInput
              type="date"
              label="Last day"
              min={start}
              max="9999-12-31"
              value={end}
              onChange={(event) => setEnd(event.currentTarget.value)}
            />
          </Group>
          <fieldset className={classes.colors}>
            <legend>Colour</legend>
            {COURSE_COLORS.map((one) => (
              <UnstyledButton
                key={one}
                className={classes.color}
                aria-pressed={color === one}
                aria-label={one}
                onClick={() => setColor(one)}
              >
                <CourseTile name={name} color={one} />
              </UnstyledButton>
            ))}
          </fieldset>
          <FormActions
            submit="Save"
            isSending={change.isPending}
            disabled={title.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
