import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ChatFile } from '@/api';
import { toSizeText } from '@/lib/size';
import classes from './Lightbox.module.css';
import { usePicture, useSaveFile } from './use-picture';

interface LightboxProps {
  chatId: string;
  pictures: ChatFile[];
  /** Which of them is shown first. */
  first: number;
  onClose: () => void;
}

/** A picture as large as the window lets it be, with its neighbours an arrow key away. */
export default function Lightbox({ chatId, pictures, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const save = useSaveFile(chatId);
  const picture = pictures[at];
  useEffect(() => dialog.current?.showModal(), []);
  // Closed by itself, it gives the focus back to where it came from.
  const close = () => dialog.current?.close();
  if (!picture) return null;
  const step = (by: number) => setAt((at + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  // Beside the picture and its buttons.
  const onClick = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();
  return (
    <dialog
      ref={dialog}
      className={classes.lightbox}
      aria-label={picture.name}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <header>
        <p>
          <b>{picture.name}</b>
          <span>
            {toSizeText(picture.bytes)}
            {pictures.length > 1 && `, ${at + 1} of ${pictures.length}`}
          </span>
        </p>
        <ActionIcon variant="default" size={36} aria-label="Save" onClick={() => void save(picture)}>
          <IconDownload size={18} stroke={1.75} />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label="Close" onClick={close}>
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </header>
      <LargePicture key={picture.id} chatId={chatId} file={picture} />
      {pictures.length > 1 && (
        <footer>
          <ActionIcon variant="default" size={44} aria-label="Picture before" onClick={() => step(-1)}>
            <IconChevronLeft size={20} stroke={1.75} />
          </ActionIcon>
          <ActionIcon variant="default" size={44} aria-label="Next picture" onClick={() => step(1)}>
            <IconChevronRight size={20} stroke={1.75} />
          </ActionIcon>
        </footer>
      )}
    </dialog>
  );
}

function LargePicture({ chatId, file }: { chatId: string; file: ChatFile }) {
  const address = usePicture(chatId, file.id);
  return address ? <img src={address} alt={file.name} /> : null;
}
