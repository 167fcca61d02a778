import { useEffect, useState } from 'react';
import { knownCapabilities, loadCapabilities } from './capabilities';

/** Undefined until the server has answered, and as long as it cannot be reached. */
export function useCapabilities() {
  const [capabilities, setCapabilities] = useState(knownCapabilities);
  useEffect(() => {
    loadCapabilities().then(setCapabilities, () => undefined);
  }, []);
  return capabilities;
}
