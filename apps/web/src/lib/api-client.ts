import type { CreateClientConfig } from '@/api/client.gen';
import { currentToken } from './identity';

/** How the generated client reaches the API: same origin, as whoever is signed in. */
export const createClientConfig: CreateClientConfig = (config) => ({
  ...config,
  baseURL: '',
  auth: currentToken,
});
