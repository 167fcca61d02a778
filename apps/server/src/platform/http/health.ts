import { openAllRoutes } from './open-scope.ts';
import type { App } from './types.ts';

export type HealthChecks = Record<string, () => Promise<unknown>>;

interface HealthOptions {
  /** What must work before requests make sense, by name. */
  checks: HealthChecks;
}

const CHECK_TIMEOUT_MS = 2000;

/** `/healthz`: the process lives. `/readyz`: it can serve; a balancer sends requests elsewhere until then. */
export async function healthRoutes(app: App, { checks }: HealthOptions) {
  openAllRoutes(app);
  app.get('/healthz', async () => ({ status: 'alive' }));

  app.get('/readyz', async (request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const fault = await withTimeout(check()).then(
          () => undefined,
          (err: unknown) => err ?? 'failed',
        );
        if (fault) request.log.warn({ err: fault, check: name }, 'not ready');
        return [name, fault === undefined] as const;
      }),
    );
    const isReady = results.every(([, works]) => works);
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });
}

const withTimeout = (check: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    check,
    new Promise((_resolve, reject) => {
      setTimeout(() => reject(new Error('took too long')), CHECK_TIMEOUT_MS).unref();
    }),
  ]);
