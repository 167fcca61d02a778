import { defineConfig } from '@hey-api/openapi-ts';

/** The typed client is made from the server's own description of its API, and never edited. */
export default defineConfig({
  input: '../server/openapi.json',
  output: 'src/api',
  plugins: [
    { name: '@hey-api/client-fetch', runtimeConfigPath: '@/lib/api-client' },
    { name: '@hey-api/sdk' },
    { name: '@hey-api/typescript' },
    { name: '@tanstack/react-query' },
  ],
});
