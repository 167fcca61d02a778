import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useIsOnline } from '@/lib/offline/use-offline';
import { useWaitingChanges } from '@/lib/offline/waiting.store';
import classes from './OfflineNotice.module.css';

const Conflicts = lazy(() => import('./Conflicts'));

/** What cannot be seen from the page itself: that it is of before, and what the server does not know yet. */
export default function OfflineNotice() {
  const isOnline = useIsOnline();
  const { changes } = useWaitingChanges();
  const conflicts = changes.filter(({ conflict }) => conflict);
  const waiting = changes.length - conflicts.length;
  const Icon = isOnline ? IconCloudUp : IconCloudOff;
  return (
    <div className={classes.notice}>
      <p className={classes.line} role="status">
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {!isOnline && <strong>You are offline. </strong>}
          {toSentence({ isOnline, waiting })}
        </span>
      </p>
      <Suspense>{isOnline && conflicts.length > 0 && <Conflicts changes={conflicts} />}</Suspense>
    </div>
  );
}

function toSentence({ isOnline, waiting }: { isOnline: boolean; waiting: number }): string {
  const many = waiting === 1 ? '1 change waits' : `${waiting} changes wait`;
  if (isOnline) return waiting > 0 ? `${many} for the server.` : 'A change needs your decision.';
  return waiting > 0 ? `${many} for the network.` : 'This is what was here when you last had a network.';
}
