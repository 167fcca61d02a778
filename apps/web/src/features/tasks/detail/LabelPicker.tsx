import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useLabelActions, useLabels } from '../labels';

interface LabelPickerProps {
  chosen: readonly string[];
  onChange: (labelIds: string[]) => void;
  label?: string;
  /** Whether a name that is new makes a label. */
  mayMake?: boolean;
}

/** Labels by name. */
export default function LabelPicker({
  chosen,
  onChange,
  label = 'Labels',
  mayMake = true,
}: LabelPickerProps) {
  const labels = useLabels();
  const { create } = useLabelActions();
  const names = chosen.flatMap((id) => labels.find((one) => one.id === id)?.name ?? []);
  const idOf = (name: string) =>
    labels.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())?.id;
  const pick = (wanted: string[]) => {
    const known = wanted.flatMap((name) => idOf(name) ?? []);
    const unknown = wanted.find((name) => idOf(name) === undefined && name.trim() !== '');
    if (unknown === undefined || !mayMake) return onChange([...new Set(known)]);
    create.mutate(unknown.trim(), { onSuccess: ({ id }) => onChange([...new Set([...known, id])]) });
  };
  return (
    <TagsInput
      label={label}
      placeholder={names.length === 0 ? 'None' : undefined}
      description={mayMake ? 'Enter makes a new one' : undefined}
      inputWrapperOrder={['label', 'input', 'description']}
      data={labels.map(({ name }) => name)}
      value={names}
      onChange={pick}
      maxTags={20}
      clearable
      data-autofocus
    />
  );
}
