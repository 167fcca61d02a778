import { test as base, expect, type Page } from '@playwright/test';
import { linkFor, linkIn, type Mailbox, openMailbox } from './mailbox.ts';
import { type Product, startProduct } from './product.ts';
import { watchTraffic } from './settled.ts';
import { comeIn, type NewAccount } from './signed-in.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

export { expect, linkFor, linkIn };

export interface Person {
  email: string;
  password: string;
}

interface PerWorker {
  mailbox: Mailbox;
  product: Product;
  /** Who keeps the accounts. */
  accounts: Pick<Product, 'url'>;
}

interface PerTest {
  /** Requests that the journey expects to be refused; the browser logs each as an error. */
  refusals: { expect(pattern: RegExp): void };
  /** A person nobody knows yet. */
  newcomer: Person;
  /** The account of the newcomer, which every page of the browser is signed in with; none is open yet. */
  account: NewAccount;
  /** Who that is. */
  signedIn: Person;
  /** Theirs, for what a journey begins with and is not about. */
  workspace: Workspace;
}

let people = 0;

export const test = base.extend<PerTest, PerWorker>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mailbox }, use) => {
      const product = await startProduct({ smtpUrl: mailbox.url });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  accounts: [async ({ product }, use) => use(product), { scope: 'worker' }],
  context: async ({ context }, use) => {
    watchTraffic(context);
    await use(context);
  },
  baseURL: async ({ product }, use) => use(product.url),
  refusals: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const unexpected: string[] = [];
      page.on('pageerror', (error) => unexpected.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        const text = `${message.text()} ${message.location().url}`;
        if (message.type() === 'error' && !expected.some((pattern) => pattern.test(text)))
          unexpected.push(text);
      });
      await use({ expect: (pattern) => expected.push(pattern) });
      expect(unexpected, 'nothing unexpected on the console').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  newcomer: async ({}, use, info) => {
    people += 1;
    await use({ email: `student-${info.workerIndex}-${people}@example.edu`, password: 'quiet-timetable-82' });
  },
  account: async ({ context, newcomer, product, accounts }, use) =>
    use(await comeIn(context, newcomer, { pages: product.url, accounts: accounts.url })),
  signedIn: async ({ newcomer, account: _ }, use) => use(newcomer),
  workspace: async ({ context, account }, use) => use(await openWorkspace(context.request, account.idToken)),
});

export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-up');
  await createAccount(page, person);
}

/** On the page where one signs up, however one came there. */
export async function createAccount(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL(/\/sign-up/);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  // Whoever leaves the page before it asked for the mail to confirm the address gets none.
  await Promise.all([
    page.waitForResponse(/accounts:sendOobCode/),
    page.getByRole('button', { name: 'Create account' }).click(),
  ]);
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
}
