import { useState } from 'react';
import { initials } from '@/lib/names';
import classes from './PersonPicture.module.css';

interface PersonPictureProps {
  name: string;
  /** Where the picture lies; without one the letters of the name stand for it. */
  src?: string | null | undefined;
  size?: number;
}

/** A person in a circle. The name stands beside it, so that it says nothing of its own. */
export function PersonPicture({ name, src, size = 36 }: PersonPictureProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <span
      className={classes.picture}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.36) }}
      aria-hidden="true"
    >
      {src && src !== missing ? (
        <img src={src} alt="" width={size} height={size} onError={() => setMissing(src)} />
      ) : (
        initials(name || '?')
      )}
    </span>
  );
}
