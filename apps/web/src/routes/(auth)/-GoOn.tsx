import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useWayOn } from './-destinations';

interface GoOnProps {
  redirect?: string;
  children: ReactNode;
}

/** A sign-in page, left for the place that was wanted as soon as someone is signed in. */
export function GoOn({ redirect, children }: GoOnProps) {
  const router = useRouter();
  const wayOn = useWayOn(redirect);
  useEffect(() => {
    if (wayOn) router.history.replace(wayOn);
  }, [wayOn, router]);
  return children;
}
