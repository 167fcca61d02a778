import { type ChangeEvent, useId, useState } from 'react';
import classes from './CodeField.module.css';

const LENGTH = 6;

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  error?: string;
}

/** Six drawn boxes over one real field: pasting, autofill and screen readers see a single code. */
export function CodeField({ value, onChange, error }: CodeFieldProps) {
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const take = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, LENGTH));
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        Code
      </label>
      <div className={classes.code}>
        <input
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
          {Array.from({ length: LENGTH }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a code never move
              key={place}
              data-current={(hasFocus && place === Math.min(value.length, LENGTH - 1)) || undefined}
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
        {error ?? 'Six digits. Pasting works.'}
      </p>
    </div>
  );
}
