import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Document, exportCorrections } from '@/api';
import { messageOf } from '@/lib/errors';
import { saveFile } from '@/lib/save-file';
import { useWorkspace } from '@/lib/workspace';
import { Dialog } from '@/ui/Dialog';

interface ExportCorrectionsProps {
  document: Document;
  opened: boolean;
  onClose: () => void;
}

/** Says what is in the file before there is one. It goes to the person's own disk and nowhere else. */
export default function ExportCorrections({ document, opened, onClose }: ExportCorrectionsProps) {
  const { id: workspaceId } = useWorkspace();
  const [agrees, setAgrees] = useState(false);
  const download = useMutation({
    mutationFn: async () => {
      const path = { workspaceId, documentId: document.id };
      const { data } = await exportCorrections({ path, throwOnError: true });
      saveFile(`${document.id}.json`, 'application/json', `${JSON.stringify(data, null, 1)}\n`);
    },
    onSuccess: onClose,
  });
  const { open } = document.review;
  return (
    <Dialog opened={opened} onClose={onClose} title="Export your corrections" centered>
      <Stack gap="sm">
        <Text>
          One file says what is right in this document after your review, so that the reader can be measured
          on it. It is saved on your computer; nothing is sent anywhere.
        </Text>
        <ul style={{ paddingLeft: 22 }}>
          <li>Titles, dates, times and kinds of what you accepted, changed or added</li>
          <li>The words they were read from, quoted, with their page</li>
          <li>Class times, the parts of the grade, term, course code and title</li>
          <li>Not the document itself, and nothing about you or your tasks</li>
        </ul>
        {open > 0 && (
          <Text size="sm" c="dimmed">
            {open === 1 ? 'One finding is' : `${open} findings are`} not reviewed yet and will be marked as
            doubtful.
          </Text>
        )}
        <Checkbox
          label="I may share what is quoted: it can name people, such as the instructor"
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        />
        {download.error && (
          <Text size="sm" c="red" role="alert">
            {messageOf(download.error)}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!agrees} loading={download.isPending} onClick={() => download.mutate()}>
            Save the file
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
