import { create } from 'zustand';
import type { WaitingChange } from './waiting-changes.rules';

interface Waiting {
  /** What the account on this page changed that the server has not heard yet. */
  changes: WaitingChange[];
  /** What was deleted before it was sent, and may be wanted back. */
  takenOut: WaitingChange[];
}

export const useWaitingChanges = create<Waiting>()(() => ({ changes: [], takenOut: [] }));
