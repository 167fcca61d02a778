import { eachOverlay, overlayOf } from '../support/overlays.ts';
import { planOf } from '../support/plan.ts';
import { AUTHENTICATED_ROUTES, FURTHER_ROUTES, PUBLIC_ROUTES } from '../support/routes.ts';
import { settled } from '../support/settled.ts';
import { SIZES } from '../support/sizes.ts';
import { chemistryTxt } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';
import { targetsTooSmall } from '../support/touch.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: SIZES.phone,
  hasTouch: true,
  isMobile: true,
});
test.slow();

test('outside, every control is as large as a finger', async ({ page }) => {
  for (const route of PUBLIC_ROUTES) {
    await page.goto(route);
    await settled(page);
    expect.soft(await targetsTooSmall(page.locator('body')), route).toEqual([]);
  }
});

test('every control of the demo is as large as a finger once its sample is read', async ({ page }) => {
  await page.goto('/landings');
  await expect(page.getByRole('button', { name: 'Keep this plan' })).toBeVisible();
  expect(await targetsTooSmall(page.locator('body'))).toEqual([]);
});

test('inside, every control is as large as a finger, in menus and dialogs too', async ({
  page,
  workspace,
}) => {
  await page.setViewportSize(SIZES.desktop);
  const plan = await planOf(page, workspace);
  const asking = await workspace.addSyllabus(chemistryTxt());
  await page.setViewportSize(SIZES.phone);
  const layouts = ['board', 'courses'].map((layout) => `/tasks/?view=${layout}`);
  const routes = [...AUTHENTICATED_ROUTES, ...FURTHER_ROUTES, ...layouts, `/documents/${asking.id}`];
  const seen = new Set<string>();
  for (const address of [...routes, ...Object.values(plan)]) {
    await page.goto(address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await targetsTooSmall(page.locator('body')), address).toEqual([]);
    await eachOverlay(page, seen, async (overlay) => {
      expect.soft(await targetsTooSmall(overlayOf(page)), `${address}: ${overlay}`).toEqual([]);
    });
  }
});

test('every control of a review and of an answer is as large as a finger', async ({ page, workspace }) => {
  const asking = await workspace.addSyllabus(chemistryTxt());
  await page.goto(`/documents/${asking.id}`);
  await page.getByRole('button', { name: 'All findings' }).click();
  for (const tab of ['Set aside', 'Facts', 'Findings']) {
    await page.getByRole('tab', { name: tab }).click();
    await settled(page);
    expect.soft(await targetsTooSmall(page.locator('body')), tab).toEqual([]);
  }
  await page.goto('/chats/?ask=When%20is%20the%20midterm%20exam%3F');
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
  await expect(page).toHaveURL(/\/chats\/[0-9a-f-]{36}$/);
  await settled(page);
  expect.soft(await targetsTooSmall(page.locator('body')), 'an answer').toEqual([]);
  await page.getByRole('link', { name: 'All conversations' }).click();
  await settled(page);
  expect.soft(await targetsTooSmall(page.locator('body')), 'the list').toEqual([]);
});

test('the words of a message end before the button beside them', async ({
  page,
  context,
  account,
  product,
}) => {
  const ask = async (path: string, data?: object) => {
    const headers = { authorization: `Bearer ${account.idToken}` };
    const url = `${product.url}/api/v1/workspaces${path}`;
    return (await context.request.fetch(url, { method: data ? 'POST' : 'GET', headers, data })).json();
  };
  const { items } = await ask('');
  const chat = await ask(`/${items[0].id}/chats`, { kind: 'direct', accountId: account.localId });
  const message = { id: crypto.randomUUID(), text: `\`\`\`\n${'wide '.repeat(30)}\n\`\`\`` };
  await ask(`/${items[0].id}/chats/${chat.id}/messages`, message);
  await page.goto(`/chats/people/${chat.id}`);
  const words = await page.getByRole('article').locator('pre').boundingBox();
  const button = await page.getByRole('button', { name: 'More about your message' }).boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
});
