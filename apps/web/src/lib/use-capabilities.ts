import { useEffect } from 'react';
import { create } from 'zustand';
import { type Capabilities, loadCapabilities } from './capabilities';

const useStore = create<{ known?: Capabilities }>()(() => ({}));

/** Undefined until the server has answered, and as long as it cannot be reached. */
export function useCapabilities(): Capabilities | undefined {
  useEffect(() => {
    loadCapabilities().then(
      (known) => useStore.setState({ known }),
      () => undefined,
    );
  }, []);
  return useStore(({ known }) => known);
}
