import { lazy, Suspense } from 'react';
import type { FindingEditorProps } from './FindingEditor';

const FindingEditor = lazy(() =>
  import('./FindingEditor').then(({ FindingEditor }) => ({ default: FindingEditor })),
);

/** The form of a finding, loaded when the first one is edited. */
export function EditFinding(props: FindingEditorProps) {
  return (
    <Suspense>
      <FindingEditor {...props} />
    </Suspense>
  );
}
