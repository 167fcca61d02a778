import { NativeSelect } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Repeat } from '@/api';
import classes from './TaskFields.module.css';

/** Counting days brings a calendar along, which few tasks need. */
const Rhythm = lazy(() => import('./Rhythm'));

interface RepeatFieldProps {
  repeat: Repeat | null;
  dueOn: string | null;
  onChange: (repeat: Repeat | null) => void;
  isRepeating: boolean;
  scope: 'this' | 'following';
  onScope: (scope: 'this' | 'following') => void;
}

const RHYTHMS = [
  { value: 'none', label: 'Does not repeat' },
  { value: 'day', label: 'Every day' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
];

/** How a task comes back once it is done. */
export function RepeatField({ repeat, dueOn, onChange, isRepeating, scope, onScope }: RepeatFieldProps) {
  const choose = (every: string) =>
    onChange(
      every === 'none'
        ? null
        : { interval: 1, weekdays: [], until: null, ...repeat, every: every as Repeat['every'] },
    );
  return (
    <div className={classes.repeat}>
      <NativeSelect
        label="Repeat"
        disabled={!dueOn}
        description={dueOn ? undefined : 'Give it a day first'}
        data={RHYTHMS}
        value={repeat?.every ?? 'none'}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <Suspense>{repeat && dueOn && <Rhythm repeat={repeat} dueOn={dueOn} onChange={onChange} />}</Suspense>
      {isRepeating && (
        <NativeSelect
          label="A change holds for"
          value={scope}
          onChange={({ currentTarget: { value } }) => onScope(value as 'this' | 'following')}
          data={[
            { value: 'this', label: 'This one only' },
            { value: 'following', label: 'This and all following' },
          ]}
        />
      )}
    </div>
  );
}
