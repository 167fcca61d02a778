import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Settings } from '@/api/types.gen';
import classes from './QuietHours.module.css';
import { Setting } from './Setting';

type Quiet = Settings['notifications']['quietHours'];

interface QuietHoursProps {
  value: Quiet;
  zone: string;
  onChange: (value: Quiet) => void;
}

const NIGHT = { from: '22:00', to: '07:00' };

/** From one time to another, maybe over midnight, where the person is. */
export function QuietHours({ value, zone, onChange }: QuietHoursProps) {
  return (
    <>
      <Setting
        isShort
        label="Quiet hours"
        hint={`Mails and browsers wait until they are over. In your time zone, ${zone}.`}
      >
        {({ describedBy }) => (
          <Switch
            aria-label="Quiet hours"
            aria-describedby={describedBy}
            checked={value !== null}
            onChange={(event) => onChange(event.currentTarget.checked ? NIGHT : null)}
          />
        )}
      </Setting>
      {value && (
        <div className={classes.times}>
          <Time
            key={`from ${value.from}`}
            label="From"
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
          <Time
            key={`to ${value.to}`}
            label="Until"
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
          />
        </div>
      )}
    </>
  );
}

interface TimeProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Saved on leaving the field, as half a time is none. */
function Time({ label, value, onChange }: TimeProps) {
  const [draft, setDraft] = useState(value);
  return (
    <TextInput
      type="time"
      label={label}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => (draft && draft !== value ? onChange(draft.slice(0, 5)) : setDraft(value))}
    />
  );
}
