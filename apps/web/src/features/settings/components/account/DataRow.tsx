import { Button } from '@mantine/core';
import { useState } from 'react';
import { downloadMyData } from '../../model/download';
import { useSensitiveForm } from '../../model/use-sensitive-form';
import { Setting } from '../Setting';
import { useRecentSignIn } from './recent-sign-in';
import { FormFailure } from './SensitiveForm';

export function DataRow() {
  const { run } = useRecentSignIn();
  const form = useSensitiveForm();
  const [isDone, setDone] = useState(false);
  return (
    <>
      <Setting
        isShort
        label="Download my data"
        hint="One ZIP with your account, workspaces, courses, tasks, chats and the syllabi as you dropped them."
      >
        {() => (
          <Button
            variant="default"
            loading={form.isSending}
            onClick={async () => setDone(await form.send({}, () => run(downloadMyData)))}
          >
            {isDone ? 'Download again' : 'Download'}
          </Button>
        )}
      </Setting>
      <FormFailure>{form.failure}</FormFailure>
    </>
  );
}
