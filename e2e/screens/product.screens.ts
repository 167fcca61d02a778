import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { confirmEmail } from '../support/account.ts';
import { AUTHENTICATED_ROUTES, FURTHER_ROUTES, PUBLIC_ROUTES } from '../support/routes.ts';
import { settled } from '../support/settled.ts';
import { acceptAllOf, dropFiles } from '../support/steps.ts';
import { biologyPdf, chemistryTxt, historyDocx } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';
import { askTheSyllabi, gather, talk } from './company.ts';
import { coursesOf, workUntilToday } from './progress.ts';
import { comeIn } from './somebody.ts';
import { syllabiOfThisTerm } from './this-term.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;

/** `/settings/account` is kept as `settings-account`. */
const nameOf = (route: string): string => route.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'dashboard';

/** Whether the first page of the document holds ink yet. */
const isDrawn = (page: Page): Promise<boolean> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      return data.some((value, index) => index % 4 === 0 && Math.abs(value - (data[0] ?? 0)) > 100);
    })
    .catch(() => false);

/** WebP takes a third of PNG, and some hundred and fifty pictures lie in the repository. */
async function keep(page: Page, file: string): Promise<void> {
  // Comes back once everything is drawn as it is now, which the next one does not wait for.
  await page.screenshot({ animations: 'disabled' });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await writeFile(join(FOLDER, file), Buffer.from(data, 'base64'));
  await session.detach();
}

/** One picture in each size and theme, once the page is `ready`. */
async function draw(page: Page, name: string, isReady = async (_: Page) => true): Promise<void> {
  for (const [width, size] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await settled(page);
      await expect.poll(() => isReady(page)).toBe(true);
      await keep(page, `${name}-${width}-${colorScheme}.webp`);
    }
  }
  await page.setViewportSize(SIZES[1440]);
}

async function drawRoutes(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await draw(page, nameOf(route));
  }
}

test('the pages before signing in', async ({ page }) => {
  test.slow();
  await drawRoutes(page, PUBLIC_ROUTES);
});

test('the pages of somebody new', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  for (const route of ['/', '/tasks/']) {
    await page.goto(route);
    await draw(page, `empty-${nameOf(route)}`);
  }
});

test('the pages of a student with five syllabi and four friends', async ({
  page,
  product,
  mailbox,
  signedIn,
}) => {
  test.setTimeout(1_800_000);
  const mara = await comeIn(product.url, signedIn, 'signInWithPassword');
  await mara.ask('PATCH', '/me/profile', { name: 'Mara Lindqvist', school: 'Northfield College' });
  await mara.ask('PATCH', `/workspaces/${mara.workspaceId}`, { name: 'Mara’s workspace' });
  await confirmEmail(page, mailbox, signedIn.email);
  await test.step('she accepts what was found in four of the syllabi', async () => {
    await page.goto('/');
    const given = [await biologyPdf(), await historyDocx(), chemistryTxt(), ...syllabiOfThisTerm()];
    const files = await dropFiles(page, given);
    await expect(files.getByRole('link', { name: 'Review' })).toHaveCount(given.length);
    for (const name of ['history.docx', 'linear-algebra.txt', 'essay-writing.txt'])
      await acceptAllOf(page, name);
    await files.getByRole('listitem').filter({ hasText: 'biology.pdf' }).getByRole('link').click();
    await expect(page.getByText('0 of', { exact: false })).toBeVisible();
    await draw(page, 'review', isDrawn);
    await page.getByRole('button', { name: 'Accept all Shift A' }).click();
    await expect(page.getByText(/(\d+) of \1 reviewed/)).toBeVisible();
  });
  const courses = await coursesOf(mara);
  const algebra = courses.get('MATH 231') ?? '';
  await workUntilToday(mara, algebra);
  const chats = await talk(await gather(product.url, mara), algebra);
  const asked = await askTheSyllabi(mara, [courses.get('BIO 101') ?? '', algebra]);

  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('Juno Park joined', { exact: false })).toBeVisible();
  await draw(page, 'notifications');
  await drawRoutes(page, [...AUTHENTICATED_ROUTES, ...FURTHER_ROUTES]);
  for (const tab of ['', 'grades', 'policies', 'people']) {
    await page.goto(`/courses/${algebra}${tab && `?tab=${tab}`}`);
    await draw(page, nameOf(`/course/${tab}`));
  }
  await page.goto('/tasks/');
  await page.getByRole('button', { name: 'More about Map quiz' }).click();
  await page.getByRole('menuitem', { name: 'Open the page' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Map quiz');
  await draw(page, 'task');
  for (const [kind, id] of Object.entries(chats)) {
    await page.goto(`/chats/people/${id}`);
    await expect(page.getByRole('log', { name: 'Messages' }).getByRole('article').last()).toBeVisible();
    await draw(page, `chats-${kind}`);
  }
  await page.goto(`/chats/${asked}`);
  await expect(page.getByRole('link', { name: /BIO 101, p\. \d/ }).first()).toBeVisible();
  await draw(page, 'chats-assistant');
});

test('the palette, with words that something is called', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/');
  await dropFiles(page, [await biologyPdf()]);
  await acceptAllOf(page, 'biology.pdf');
  await page.goto('/');
  await page.getByRole('button', { name: 'Search', exact: false }).first().click();
  await page.getByRole('textbox', { name: 'Search everything' }).fill('exam');
  await expect(page.getByRole('dialog')).toContainText('Midterm exam 1');
  await draw(page, 'palette');
});
