import { IconFile, IconX } from '@tabler/icons-react';
import type { ChatFile } from '@/api';
import { toSizeText } from '@/lib/size';
import classes from './Files.module.css';
import type { Arriving } from './use-files';

interface ChosenFilesProps {
  files: ChatFile[];
  arriving: Arriving[];
  onRemove: (file: ChatFile) => void;
}

/** Files that go along with the message being written. */
export function ChosenFiles({ files, arriving, onRemove }: ChosenFilesProps) {
  if (files.length + arriving.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Files to send">
      {files.map((file) => (
        <li key={file.id} className={classes.file}>
          <IconFile size={16} stroke={1.75} aria-hidden="true" />
          <span>{file.name}</span>
          <small>{toSizeText(file.bytes)}</small>
          <button type="button" aria-label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
            <IconX size={14} stroke={1.75} />
          </button>
        </li>
      ))}
      {arriving.map(({ id, name }) => (
        <li key={id} className={classes.file} aria-busy="true">
          <IconFile size={16} stroke={1.75} aria-hidden="true" />
          <span>{name}</span>
          <small>on its way…</small>
        </li>
      ))}
    </ul>
  );
}
