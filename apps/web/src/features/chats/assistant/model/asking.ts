import { create } from 'zustand';

/** A question on its way: it outlives the page it was asked on, so that one may look elsewhere meanwhile. */
export interface Asking {
  text: string;
  /** What of the answer is written so far. */
  written: string;
  hasFailed: boolean;
}

export const useAskings = create<Record<string, Asking>>(() => ({}));

export const askings = {
  begin: (key: string, text: string) =>
    useAskings.setState({ [key]: { text, written: '', hasFailed: false } }),
  change: (key: string, change: Partial<Asking>) =>
    useAskings.setState(({ [key]: asking }) => (asking ? { [key]: { ...asking, ...change } } : {})),
  end: (key: string) => useAskings.setState(({ [key]: _, ...others }) => others, true),
};
