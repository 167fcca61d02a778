import { IconDownload, IconFile } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { ChatFile } from '@/api';
import { toSizeText } from '@/lib/size';
import classes from './Files.module.css';
import { usePicture, useSaveFile } from './use-picture';

const Lightbox = lazy(() => import('./Lightbox'));

/** Pictures are shown, and opened large; whatever else was sent can only be saved. */
export function Attachments({ chatId, files }: { chatId: string; files: ChatFile[] }) {
  const save = useSaveFile(chatId);
  const [opened, open] = useState<number>();
  const pictures = files.filter(({ imageType }) => imageType);
  const others = files.filter(({ imageType }) => !imageType);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={classes.files} aria-label="Attached files">
        {pictures.map((file, index) => (
          <li key={file.id}>
            <Picture chatId={chatId} file={file} onOpen={() => open(index)} />
          </li>
        ))}
        {others.map((file) => (
          <li key={file.id}>
            <button type="button" className={classes.file} onClick={() => void save(file)}>
              <IconFile size={16} stroke={1.75} aria-hidden="true" />
              <span>{file.name}</span>
              <small>{toSizeText(file.bytes)}</small>
              <IconDownload size={16} stroke={1.75} aria-label="Save" role="img" />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {opened !== undefined && (
          <Lightbox chatId={chatId} pictures={pictures} first={opened} onClose={() => open(undefined)} />
        )}
      </Suspense>
    </>
  );
}

function Picture({ chatId, file, onOpen }: { chatId: string; file: ChatFile; onOpen: () => void }) {
  const address = usePicture(chatId, file.id);
  return (
    <button type="button" className={classes.picture} aria-label={`Open ${file.name}`} onClick={onOpen}>
      {address ? <img src={address} alt={file.name} /> : <span className={classes.waiting} />}
    </button>
  );
}
