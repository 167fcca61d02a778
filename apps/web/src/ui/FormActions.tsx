import { Button, Group } from '@mantine/core';

interface FormActionsProps {
  /** What sending the form does, in a word: Save, Add. */
  submit: string;
  isSending?: boolean;
  disabled?: boolean;
  onCancel: () => void;
}

/** The end of a form in a dialog: give up, or send it. */
export function FormActions({ submit, isSending = false, disabled = false, onCancel }: FormActionsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={isSending} disabled={disabled}>
        {submit}
      </Button>
    </Group>
  );
}
