import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from './PasswordField.module.css';

/** A password with a way to see it and a word when Caps Lock is on. */
export function PasswordField(props: PasswordInputProps) {
  const [isCapsLockOn, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  return (
    <div>
      <PasswordInput
        classNames={{ visibilityToggle: classes.toggle }}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
        {...props}
        onKeyDown={watch}
        onKeyUp={watch}
      />
      <div role="status">
        {isCapsLockOn && (
          <p className={classes.capsLock}>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
            Caps Lock is on
          </p>
        )}
      </div>
    </div>
  );
}
