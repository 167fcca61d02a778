import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { LabelPills } from '../components/RowExtras';
import classes from './TaskFields.module.css';

const LabelPicker = lazy(() => import('./LabelPicker'));

interface LabelFieldProps {
  chosen: readonly string[];
  readOnly: boolean;
  onChange: (labelIds: string[]) => void;
}

/** The labels as they are; what changes them comes when it is wanted. */
export function LabelField({ chosen, readOnly, onChange }: LabelFieldProps) {
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={classes.labels}>
      <Suspense>{isPicking && <LabelPicker chosen={chosen} onChange={onChange} />}</Suspense>
      {!isPicking && (
        <>
          <span className={classes.caption}>Labels</span>
          <LabelPills labelIds={chosen} />
          {!readOnly && (
            <Button variant="default" size="xs" onClick={() => setPicking(true)}>
              {chosen.length > 0 ? 'Change labels' : 'Add labels'}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
