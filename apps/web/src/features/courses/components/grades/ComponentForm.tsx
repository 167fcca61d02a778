import { Group, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { GradeComponent } from '@/api';
import { DecimalField } from '@/ui/DecimalField';
import { Dialog } from '@/ui/Dialog';
import { FormActions } from '@/ui/FormActions';
import { useComponentActions } from '../../grade-queries';

interface ComponentFormProps {
  courseId: string;
  /** What is changed; a new part of the grade without. */
  component?: GradeComponent;
  onClose: () => void;
}

/** A part of the grade as the syllabus states it, corrected or written by hand. */
export function ComponentForm({ courseId, component, onClose }: ComponentFormProps) {
  const [name, setName] = useState(component?.name ?? '');
  const [weight, setWeight] = useState(component?.weight ?? null);
  const [points, setPoints] = useState(component?.points ?? null);
  const [works, setWorks] = useState(component?.works ?? null);
  const [dropLowest, setDropLowest] = useState<number | null>(component?.dropLowest || null);
  const [isBonus, setBonus] = useState(component?.isBonus ?? false);
  const { create, change } = useComponentActions(courseId);
  const saving = component ? change : create;
  const body = {
    name: name.trim(),
    weight,
    points,
    works,
    dropLowest: dropLowest ?? 0,
    isBonus,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (component) change.mutate({ id: component.id, body }, { onSuccess: onClose });
    else create.mutate(body, { onSuccess: onClose });
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={component ? 'Edit this part of the grade' : 'A part of the grade'}
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            placeholder="Problem sets"
            required
            maxLength={120}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group grow align="start">
            <DecimalField label="Percent of the grade" most={1000} value={weight} onChange={setWeight} />
            <DecimalField label="or points" most={1_000_000} value={points} onChange={setPoints} />
          </Group>
          <Group grow align="start">
            <DecimalField
              label="How many works"
              isWhole
              least={1}
              most={500}
              value={works}
              onChange={setWorks}
            />
            <DecimalField
              label="Lowest dropped"
              isWhole
              most={499}
              value={dropLowest}
              onChange={setDropLowest}
            />
          </Group>
          <Switch
            label="Bonus"
            description="Adds up to its percent to the grade, beside the whole"
            checked={isBonus}
            onChange={(event) => setBonus(event.currentTarget.checked)}
          />
          <FormActions
            submit={component ? 'Save' : 'Add'}
            isSending={saving.isPending}
            disabled={body.name === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
