import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSensitiveForm } from '../../model/use-sensitive-form';
import { usePasskeysChanged } from '../../passkey-queries';
import classes from '../SensitiveForm.module.css';
import { FormFailure, SensitiveForm } from './SensitiveForm';

const LONGEST_NAME = 100;

interface PasskeyFormProps {
  /** What happens next, above the name. */
  children?: ReactNode;
  name: string;
  hint?: string;
  submitLabel: string;
  onSubmit: (name: string) => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks how a passkey shall be called. */
export function PasskeyForm({
  children,
  hint,
  submitLabel,
  onSubmit,
  onDone,
  onClose,
  ...given
}: PasskeyFormProps) {
  const [name, setName] = useState(given.name);
  const passkeysChanged = usePasskeysChanged();
  const form = useSensitiveForm();

  async function submit() {
    if (!(await form.send({}, () => onSubmit(name.trim())))) return;
    onDone?.();
    void passkeysChanged();
    onClose();
  }

  return (
    <SensitiveForm onSubmit={submit}>
      {children}
      <TextInput
        label="Name"
        description={hint}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <FormFailure>{form.failure}</FormFailure>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={name.trim() === ''} loading={form.isSending}>
          {submitLabel}
        </Button>
      </div>
    </SensitiveForm>
  );
}
