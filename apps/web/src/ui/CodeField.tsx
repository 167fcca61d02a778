import { type ChangeEvent, type Ref, useId, useState } from 'react';
import classes from './CodeField.module.css';

export const CODE_LENGTH = 6;

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** Called with the last digit, so that nobody has to press a button. */
  onComplete?: (code: string) => void;
  label?: string;
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Six drawn boxes over one real field: pasting, autofill and screen readers see a single code. */
export function CodeField({
  value,
  onChange,
  onComplete,
  label = 'Code',
  hint = 'Six digits. Pasting works.',
  error,
  ...input
}: CodeFieldProps) {
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const code = currentTarget.value.replace(/\D/g, '').slice(0, CODE_LENGTH);
    onChange(code);
    if (code.length === CODE_LENGTH && code !== value) onComplete?.(code);
  }
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.code} data-error={error ? true : undefined}>
        <input
          {...input}
          id={id}
          className={classes.input}
          value={value}
          onChange={take}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
        />
        <div className={classes.boxes} aria-hidden="true">
          {Array.from({ length: CODE_LENGTH }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a code never move
              key={place}
              data-current={(hasFocus && place === Math.min(value.length, CODE_LENGTH - 1)) || undefined}
            >
              {value[place]}
            </span>
          ))}
        </div>
      </div>
      <p
        id={`${id}-hint`}
        className={classes.hint}
        data-error={error ? true : undefined}
        role={error ? 'alert' : undefined}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
