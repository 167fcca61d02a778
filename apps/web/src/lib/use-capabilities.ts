import { useQuery } from '@tanstack/react-query';
import { loadCapabilities } from './capabilities';

export const capabilitiesQuery = {
  queryKey: ['capabilities'],
  queryFn: loadCapabilities,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Undefined until the server has answered. */
export function useCapabilities() {
  return useQuery(capabilitiesQuery).data;
}
