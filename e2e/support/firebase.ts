import type { BrowserContext } from '@playwright/test';
import { type Product, startProduct } from './product.ts';
import { test as base } from './test.ts';

interface PerWorker {
  /** Keeps accounts and signs ID tokens as a Firebase project does; who asks Google in the browser is answered by it. */
  accounts: Product;
  product: Product;
}

/** What the account server that stands in for the project answers to. */
const PROJECT = { FIREBASE_PROJECT_ID: 'syllabi', FIREBASE_API_KEY: 'syllabi' };
const HOSTS = /^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//;

/** The product with the accounts of a Firebase project. */
export const test = base.extend<object, PerWorker>({
  accounts: [
    async ({ mailbox }, use) => {
      const project = await startProduct({ smtpUrl: mailbox.url });
      await use(project);
      await project.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [
    async ({ mailbox, accounts }, use) => {
      const environment = {
        IDENTITY: 'firebase',
        ...PROJECT,
        FIREBASE_KEYS_URL: `${accounts.url}/.well-known/jwks.json`,
      };
      const product = await startProduct({ smtpUrl: mailbox.url, environment });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  context: async ({ context, accounts }, use) => {
    await answerForGoogle(context, accounts);
    await use(context);
    // What is still asked for when the journey is over needs no answer.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** The SDK and the page are as they are with Google: only what leaves the browser goes elsewhere. */
async function answerForGoogle(context: BrowserContext, project: Product): Promise<void> {
  await context.route(HOSTS, async (route) => {
    const asked = new URL(route.request().url());
    const response = await route.fetch({
      url: `${project.url}/${asked.host}${asked.pathname}${asked.search}`,
    });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
}

export { expect } from './test.ts';
