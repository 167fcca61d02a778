import { ActionIcon } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './ChatComposer.module.css';

interface AttachButtonProps {
  isDisabled: boolean;
  onFiles: (files: Iterable<File>) => void;
}

export function AttachButton({ isDisabled, onFiles }: AttachButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        onChange={(event) => {
          onFiles(event.currentTarget.files ?? []);
          event.currentTarget.value = '';
        }}
      />
      <ActionIcon
        className={classes.attach}
        variant="subtle"
        color="gray"
        size={32}
        aria-label="Attach files"
        disabled={isDisabled}
        onClick={() => picker.current?.click()}
      >
        <IconPaperclip size={18} stroke={1.75} />
      </ActionIcon>
    </>
  );
}
