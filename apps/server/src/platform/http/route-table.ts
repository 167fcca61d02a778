import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

export interface RouteEntry {
  method: string;
  url: string;
  isOpen: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, complete once the app is ready. */
    readonly routeTable: RouteEntry[];
  }
}

/** Keeps the list of routes, so that a test can walk it. Registered before the first route. */
export const routeTable = fastifyPlugin(async (app: FastifyInstance) => {
  const found: { method: string; url: string; config: () => boolean }[] = [];
  app.decorate('routeTable', {
    getter: () => found.map(({ method, url, config }) => ({ method, url, isOpen: config() })),
  });
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      // Read late: a scope may put its routes on the open list after this hook has seen them.
      found.push({ method, url: route.url, config: () => route.config?.open === true });
    }
  });
});
