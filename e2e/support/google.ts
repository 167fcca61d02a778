import type { Locator, Page } from '@playwright/test';
import { freePort } from '@syllabi/identity/testing/free-port';
import {
  type IssuerPerson,
  type OpenIdIssuer,
  startOpenIdIssuer,
} from '@syllabi/identity/testing/openid-issuer';
import { type Product, startProduct } from './product.ts';
import { test as base, expect } from './test.ts';

interface PerWorker {
  port: number;
  /** Who stands in for Google. */
  google: OpenIdIssuer;
  product: Product;
}

interface PerTest {
  /** A newcomer who has an account with Google, whose address it vouches for. */
  googler: IssuerPerson;
}

/** The product with Google switched on. */
export const test = base.extend<PerTest, PerWorker>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  google: [
    async ({ port }, use) => {
      const google = await startOpenIdIssuer({ redirectUris: [`http://localhost:${port}/__/auth/handler`] });
      await use(google);
      await google.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailbox, google, port }, use) => {
      const { issuer, clientId, clientSecret } = google;
      const environment = {
        GOOGLE_ISSUER: issuer,
        GOOGLE_CLIENT_ID: clientId,
        GOOGLE_CLIENT_SECRET: clientSecret,
      };
      const product = await startProduct({ smtpUrl: mailbox.url, port, environment });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  googler: async ({ google, newcomer }, use) => {
    const googler = { sub: `google-${newcomer.email}`, email: newcomer.email };
    google.add(googler);
    await use(googler);
  },
});

export { expect };

/** Presses a button and gives the window that opens for it, at its first page. */
export async function openWindow(page: Page, button = 'Continue with Google'): Promise<Page> {
  // Google asks each time who one is.
  await page.context().clearCookies({ name: /^_session/ });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  return opened;
}

/** Presses the button that ends a window, which may be gone before it has answered for the press: only that excuses a press that fails. */
export async function pressLast(popup: Page, button: Locator): Promise<void> {
  const closed = popup.waitForEvent('close');
  await button.click().catch((failed) =>
    closed.catch(() => {
      throw failed;
    }),
  );
  await closed;
}

export const choose = (popup: Page, { email }: IssuerPerson) =>
  pressLast(popup, popup.getByRole('button', { name: email, exact: true }));

/** Goes through Google from a page with its button to the dashboard. */
export async function comeInThroughGoogle(page: Page, person: IssuerPerson): Promise<void> {
  await choose(await openWindow(page), person);
  await expect(page).toHaveURL((url) => url.pathname === '/');
}
