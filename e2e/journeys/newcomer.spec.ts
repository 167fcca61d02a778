import ICAL from 'ical.js';
import { dayText } from '../support/days.ts';
import { acceptAllOf, dropFiles, signOut } from '../support/steps.ts';
import { biologyPdf, historyDocx } from '../support/syllabi.ts';
import { expect, linkIn, signIn, signUp, test } from '../support/test.ts';

test('from sign-up to a calendar', async ({ page, product, mailbox, newcomer, request }) => {
  test.setTimeout(240_000);

  await test.step('sign up and confirm the address with the mail that arrives', async () => {
    await signUp(page, newcomer);
    const mail = await mailbox.next(newcomer.email);
    await page.goto(linkIn(mail, 'mode=verifyEmail'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: /confirmed/ })).toBeVisible();
  });

  await test.step('drop two syllabi on the dashboard and review them', async () => {
    await page.goto('/');
    const files = await dropFiles(page, [await biologyPdf(), await historyDocx()]);
    await expect(files.getByRole('link', { name: 'Review' })).toHaveCount(2);
    await acceptAllOf(page, 'biology.pdf');
    await acceptAllOf(page, 'history.docx');
  });

  await test.step('the dashboard shows the next deadlines and both courses', async () => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByText('Map quiz').first()).toBeVisible();
    await expect(main.getByRole('link', { name: /BIO 101/ }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: /HIST 210/ }).first()).toBeVisible();
  });

  await test.step('the task list has the exam', async () => {
    await page.goto('/tasks/');
    const exam = page.getByRole('row', { name: /Midterm exam 1.*BIO 101/ });
    await expect(exam).toContainText(dayText('2027-02-11'));
  });

  await test.step('the calendar shows the month of the exam', async () => {
    await page.goto('/calendar/?date=2027-02-11');
    await expect(page.getByText('Midterm exam 1').first()).toBeVisible();
  });

  const feed = await test.step('the feed holds the exam with its course', async () => {
    await page.goto('/apps/');
    await page.getByRole('button', { name: 'Make the address' }).click();
    const field = page.getByLabel('Address');
    await expect(field).toHaveValue(/\.ics$/);
    const address = await field.inputValue();
    const events = await eventsOf(await (await request.get(address)).text());
    const exam = events.find(({ summary }) => summary.includes('Midterm exam 1'));
    expect(exam?.startDate.toString()).toMatch(/^2027-02-11/);
    return address;
  });

  await test.step('after signing out, a restart and signing in, everything is still there', async () => {
    await signOut(page);
    // What is still under way when the server goes is an error on the console: an empty page asks for nothing.
    await page.goto('about:blank');
    await product.restart();
    await signIn(page, newcomer);
    await page.goto('/tasks/');
    await expect(page.getByRole('row', { name: /Midterm exam 1.*BIO 101/ })).toBeVisible();
    expect((await request.get(feed)).ok()).toBe(true);
  });
});

async function eventsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}
