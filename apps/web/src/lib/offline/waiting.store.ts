import { create } from 'zustand';
import type { WaitingChange } from './waiting-changes.rules';

/** What the account on this page changed that the server has not heard yet. */
export const useWaitingChanges = create<{ changes: WaitingChange[] }>()(() => ({ changes: [] }));
