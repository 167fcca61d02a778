import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Meeting } from '@/api';
import { Dialog } from '@/ui/Dialog';
import { FormActions } from '@/ui/FormActions';
import { useMeetingActions } from '../part-queries';
import classes from './MeetingForm.module.css';

interface MeetingFormProps {
  courseId: string;
  /** What is changed; a new class time without. */
  meeting: Meeting | undefined;
  onClose: () => void;
}

const DAYS: { day: Meeting['days'][number]; label: string }[] = [
  { day: 'MO', label: 'Mon' },
  { day: 'TU', label: 'Tue' },
  { day: 'WE', label: 'Wed' },
  { day: 'TH', label: 'Thu' },
  { day: 'FR', label: 'Fri' },
  { day: 'SA', label: 'Sat' },
  { day: 'SU', label: 'Sun' },
];

/** Class times, corrected or written by hand. */
export function MeetingForm({ courseId, meeting, onClose }: MeetingFormProps) {
  const [days, setDays] = useState<string[]>(meeting?.days ?? []);
  const [start, setStart] = useState(meeting?.start ?? '');
  const [end, setEnd] = useState(meeting?.end ?? '');
  const [kind, setKind] = useState(meeting?.kind ?? 'lecture');
  const [location, setLocation] = useState(meeting?.location ?? '');
  const { create, change } = useMeetingActions(courseId);
  const isBackwards = start !== '' && end !== '' && end <= start;

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = {
      days: DAYS.map(({ day }) => day).filter((day) => days.includes(day)),
      start: start || null,
      end: end || null,
      kind: kind.trim(),
      location: location.trim() || null,
    };
    if (meeting) change.mutate({ id: meeting.id, body }, { onSuccess: onClose });
    else create.mutate(body, { onSuccess: onClose });
  }

  return (
    <Dialog opened onClose={onClose} title={meeting ? 'Edit the class time' : 'A class time'}>
      <form onSubmit={submit}>
        <Stack>
          <fieldset className={classes.days}>
            <legend>Days</legend>
            <Checkbox.Group value={days} onChange={setDays}>
              <Group gap="sm">
                {DAYS.map(({ day, label }) => (
                  <Checkbox key={day} value={day} label={label} />
                ))}
              </Group>
            </Checkbox.Group>
          </fieldset>
          <Group grow align="start">
            <TextInput
              type="time"
              label="Begins"
              value={start}
              onChange={(event) => setStart(event.currentTarget.value)}
            />
            <TextInput
              type="time"
              label="Ends"
              value={end}
              onChange={(event) => setEnd(event.currentTarget.value)}
              error={isBackwards && 'Has to be after the beginning'}
            />
          </Group>
          <Group grow align="start">
            <TextInput
              label="What it is"
              placeholder="lecture, lab, discussion"
              required
              maxLength={60}
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value)}
            />
            <TextInput
              label="Where"
              maxLength={200}
              value={location}
              onChange={(event) => setLocation(event.currentTarget.value)}
            />
          </Group>
          <FormActions
            submit={meeting ? 'Save' : 'Add'}
            isSending={create.isPending || change.isPending}
            disabled={days.length === 0 || kind.trim() === '' || isBackwards}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
