import { Group, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { GradeComponent } from '@/api';
import { Dialog } from '@/ui/Dialog';
import { FormActions } from '@/ui/FormActions';
import { useComponentActions } from '../../grade-queries';

interface ComponentFormProps {
  courseId: string;
  /** What is changed; a new part of the grade without. */
  component?: GradeComponent;
  onClose: () => void;
}

const toText = (value: number | null | undefined): string => (value ? String(value) : '');
const toNumber = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.replace(',', '.'));

/** A part of the grade as the syllabus states it, corrected or written by hand. */
export function ComponentForm({ courseId, component, onClose }: ComponentFormProps) {
  const [name, setName] = useState(component?.name ?? '');
  const [weight, setWeight] = useState(toText(component?.weight));
  const [points, setPoints] = useState(toText(component?.points));
  const [works, setWorks] = useState(toText(component?.works));
  const [dropLowest, setDropLowest] = useState(toText(component?.dropLowest));
  const [isBonus, setBonus] = useState(component?.isBonus ?? false);
  const { create, change } = useComponentActions(courseId);
  const saving = component ? change : create;
  const body = {
    name: name.trim(),
    weight: toNumber(weight),
    points: toNumber(points),
    works: toNumber(works),
    dropLowest: toNumber(dropLowest) ?? 0,
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
            <NumberField label="Percent of the grade" max={1000} value={weight} onChange={setWeight} />
            <NumberField label="or points" max={1_000_000} value={points} onChange={setPoints} />
          </Group>
          <Group grow align="start">
            <NumberField
              label="How many works"
              max={500}
              step={1}
              min={1}
              value={works}
              onChange={setWorks}
            />
            <NumberField
              label="Lowest dropped"
              max={499}
              step={1}
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

interface NumberFieldProps {
  label: string;
  max: number;
  min?: number;
  step?: number | 'any';
  value: string;
  onChange: (value: string) => void;
}

function NumberField({ onChange, min = 0, step = 'any', ...props }: NumberFieldProps) {
  return (
    <TextInput
      type="number"
      min={min}
      step={step}
      {...props}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
