import { Button, Checkbox } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '@/lib/save-file';
import classes from '../SensitiveForm.module.css';
import { CopyButton } from './CopyButton';
import own from './TwoStep.module.css';

interface RecoveryCodesProps {
  codes: string[];
  email: string;
  onDone: () => void;
  /** Two-step verification has just been switched on with them. */
  isFirst?: boolean;
}

/** Shown this once: leaving takes the word that they are kept somewhere. */
export function RecoveryCodes({ codes, email, onDone, isFirst }: RecoveryCodesProps) {
  const [areKept, setKept] = useState(false);
  const text = [
    `Syllabi recovery codes for ${email}`,
    'Each works once in place of the authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n');
  return (
    <div className={classes.form}>
      <p>
        {isFirst && <strong>Two-step verification is on. </strong>}
        Keep these ten codes somewhere safe that is not your phone. Each lets you in once without the app.
        They are not shown again.
      </p>
      <section className={own.sheet} aria-label="Recovery codes">
        <p className={own.printed}>Syllabi recovery codes for {email}</p>
        <ul className={own.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </section>
      <div className={own.ways}>
        <CopyButton text={text} what="the recovery codes" />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} stroke={1.75} aria-hidden="true" />}
          onClick={() => saveFile('syllabi-recovery-codes.txt', 'text/plain', text)}
        >
          Download
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPrinter size={14} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <Checkbox
        label="I have kept these codes"
        checked={areKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <div className={classes.buttons}>
        <Button disabled={!areKept} onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
