import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '@/lib/errors';
import { toast } from '@/lib/toast';
import { FileChoice } from '@/ui/FileChoice';
import { PersonPicture } from '@/ui/PersonPicture';
import { useChangePicture } from '../queries';
import classes from './PictureSetting.module.css';

const CropDialog = lazy(() => import('./CropDialog'));

const TYPES = 'image/png,image/jpeg,image/webp';
const NOT_A_PICTURE = 'That is not a picture. Choose a PNG, JPEG or WebP file.';

const pictureAt = (address: string): Promise<Blob | undefined> =>
  fetch(address).then(
    (answer) => answer.blob(),
    () => undefined,
  );

/** The picture of the person: chosen, cropped to a square, saved at once, with the way back. */
export function PictureSetting({ name, avatar }: { name: string; avatar: string | null }) {
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending, error } = useChangePicture();

  /** What cannot be drawn is no picture, whatever it is called. */
  async function choose(file: File | null) {
    if (!file) return;
    setProblem(undefined);
    const isOfType = TYPES.split(',').includes(file.type);
    const picture = isOfType ? await createImageBitmap(file).catch(() => undefined) : undefined;
    if (picture) setChosen(picture);
    else setProblem(NOT_A_PICTURE);
  }

  async function save(next: Blob | null, said: string) {
    setProblem(undefined);
    const before = avatar ? await pictureAt(avatar) : null;
    await mutateAsync(next).then(
      // What could not be fetched cannot be put back.
      () =>
        before === undefined
          ? toast.info(said)
          : toast.undoable(said, () => void mutateAsync(before).catch(() => undefined)),
      () => undefined,
    );
  }

  const message = problem ?? (error ? messageOf(error) : undefined);
  return (
    <div className={classes.setting}>
      <PersonPicture name={name} src={avatar} size={72} />
      <div>
        <p className={classes.label}>Picture</p>
        <div className={classes.buttons}>
          <FileChoice accept={TYPES} onChange={choose}>
            {(props) => (
              <Button {...props} size="xs" variant="default" loading={isPending}>
                {avatar ? 'Change…' : 'Choose…'}
              </Button>
            )}
          </FileChoice>
          {avatar && (
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              disabled={isPending}
              onClick={() => void save(null, 'Picture removed.')}
            >
              Remove
            </Button>
          )}
        </div>
        <p className={message ? classes.problem : classes.hint} role={message ? 'alert' : undefined}>
          {message ?? 'PNG, JPEG or WebP. You choose the part that is shown.'}
        </p>
      </div>
      <Suspense>
        {chosen && (
          <CropDialog
            picture={chosen}
            onClose={() => setChosen(undefined)}
            onCropped={(blob) => {
              setChosen(undefined);
              void save(blob, 'Picture saved.');
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
