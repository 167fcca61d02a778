import {
  proseSyllabusDocx,
  tableSyllabusPdf,
} from '@syllabi/extraction/testing';
import ICAL from 'ical.js';
import { expect, linkIn, signIn, signUp, test } from '../support/test.ts';

test('from sign-up to a calendar', async ({ page, product, mailbox, newcomer, request }) => {
  test.setTimeout(240_000);

  await test.step('sign up and confirm the address with the mail that arrives', async () => {
    await signUp(page, newcomer);
    const mail = await mailbox.next(newcomer.email);
    await page.goto(linkIn(mail, 'mode=verifyEmail'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/is confirmed/)).toBeVisible();
  });

  await test.step('drop two syllabi on the dashboard', async () => {
    await page.goto('/');
    await page.locator('input[type=file]').first().setInputFiles([
      { name: 'biology.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await tableSyllabusPdf()) },
      {
        name: 'history.docx',
        mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        buffer: Buffer.from(await proseSyllabusDocx()),
      },
    ]);
    await expect(page.getByRole('link', { name: /^Review/ })).toHaveCount(2);
  });

  await test.step('review both', async () => {
    for (const name of [/biology/, /history/]) {
      await page.goto('/');
      await page.getByRole('link', { name: new RegExp(`Review.*${name.source}`, 'i') }).click();
      await expect(page.getByRole('heading', { name: 'Review the syllabus' })).toBeVisible();
      await page.getByRole('button', { name: /Accept all/ }).click();
    }
  });

  await test.step('everything is in the plan', async () => {
    await page.goto('/tasks/');
    await expect(page.getByRole('row', { name: /Midterm/ }).first()).toBeVisible();
    await page.goto('/calendar/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  const feed = await test.step('subscribe to the feed', async () => {
    await page.goto('/apps/');
    const address = await page.getByLabel('Feed address').inputValue();
    const text = await (await request.get(address)).text();
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(5);
    return address;
  });

  await test.step('sign out, restart, sign in: everything is still there', async () => {
    await page.getByRole('button', { name: /Account menu|Open account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/sign-in/);
    await product.restart();
    await signIn(page, newcomer);
    await page.goto('/tasks/');
    await expect(page.getByRole('row', { name: /Midterm/ }).first()).toBeVisible();
    expect((await request.get(feed)).ok()).toBe(true);
  });
});
