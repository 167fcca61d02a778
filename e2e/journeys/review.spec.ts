import { dayText } from '../support/days.ts';
import { panel, physics, row, textFile } from '../support/review.ts';
import { acceptAllOf, dropFiles, review } from '../support/steps.ts';
import { biologyPdf, drawingPdf, historyDocx } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

test('the keys move, accept, edit, set aside, and go to the next one that is open', async ({
  page,
  workspace,
}) => {
  await review(page, workspace, physics('physics.txt', 'Tuesday, March 2, 2027', ''));
  const chosen = panel(page).locator('[data-selected]');
  await expect(chosen).toHaveCount(1);
  const first = await chosen.innerText();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveText(first);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('a');
  await expect(page.getByText(/1 of \d+ reviewed/)).toBeVisible();
  await page.keyboard.press('n');
  await expect(chosen.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('e');
  await expect(chosen.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chosen.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText(/2 of \d+ reviewed/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/1 of \d+ reviewed/)).toBeVisible();
});

test('a box on the page and a row of the list choose each other', async ({ page, workspace }) => {
  await review(page, workspace, await biologyPdf());
  const boxes = page.locator('[data-mark]');
  await expect(boxes.first()).toBeVisible();
  const exam = row(page, 'Midterm exam 1');
  await exam.getByRole('button').first().click();
  const id = await exam.getAttribute('data-item');
  await expect(page.locator(`[data-mark="${id}"]`).first()).toBeInViewport();
  const other = row(page, 'Martin Luther King Jr. Day').first();
  const otherId = await other.getAttribute('data-item');
  await page.locator(`[data-mark="${otherId}"]`).first().click();
  await expect(other).toHaveAttribute('data-selected', 'true');
});

test('the boxes are one stop of the tab key, and the keys go on from there', async ({ page, workspace }) => {
  await review(page, workspace, await biologyPdf());
  const stop = page.locator('[data-mark][tabindex="0"]');
  await expect(stop).toHaveCount(1);
  await stop.focus();
  const first = await stop.getAttribute('data-mark');
  await page.keyboard.press('j');
  await expect(stop).not.toHaveAttribute('data-mark', first ?? '');
  await expect(stop).toBeFocused();
  await expect(stop).toHaveCount(1);
});

test('below the findings there is always room to say where all keys are told', async ({
  page,
  workspace,
}) => {
  await review(page, workspace, await biologyPdf());
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText('all keys')).toBeInViewport({ ratio: 1 });
  }
});

test('pages that are pictures are named above the findings', async ({ page, workspace }) => {
  await review(page, workspace, await drawingPdf());
  await expect(page.getByRole('note')).toContainText('Page 2 holds no text');
});

test('on a phone a document without dates says so and leads on', async ({ page, workspace }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await workspace.addSyllabus(
    textFile('welcome.txt', ['Welcome to the course. Read the book, and come to class.']),
  );
  await page.goto(`/documents/${id}`);
  await expect(page.getByRole('heading', { name: 'No dates found' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept the facts' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'See the plan' })).toBeVisible();
});

test('a Word file is shown as a page with boxes in its words', async ({ page, workspace }) => {
  await review(page, workspace, await historyDocx());
  const sheet = page.getByRole('article', { name: 'The document' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('[data-mark]').first()).toBeVisible();
});

test('a date that was set aside by the reader shows its reason and its place, and becomes a finding', async ({
  page,
  workspace,
}) => {
  await review(
    page,
    workspace,
    textFile('optics.txt', [
      'OPT 210: Optics',
      'Spring 2027, January 11 to April 30',
      'Problem set 1 is due on Friday, February 12, 2027.',
      'Last updated: January 4, 2027',
    ]),
  );
  await page.getByRole('tab', { name: /Set aside/ }).click();
  const entry = row(page, /January 4, 2027/).first();
  await entry.getByRole('button', { name: /^Show in the document/ }).click();
  await expect(page.locator('[data-mark^="passage"]').first()).toBeInViewport();
  await entry.getByRole('button', { name: /^Make it a finding/ }).click();
  await expect(page.getByRole('tab', { name: /Findings/ })).toHaveAttribute('aria-selected', 'true');
  const made = row(page, 'Last updated');
  await expect(made).toContainText(dayText('2027-01-04'));
  await made.getByLabel('Title').fill('First meeting');
  await made.getByLabel('Date').fill('2027-01-11');
  await made.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, 'First meeting')).toContainText(dayText('2027-01-11'));
  await page.getByRole('tab', { name: /Set aside/ }).click();
  await expect(page.getByRole('tab', { name: /Set aside/ })).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, /January 4, 2027/)).toBeHidden();
});

test('pasted words are a document, and an address inside this network is refused in words', async ({
  page,
  refusals,
}) => {
  await page.goto('/documents/');
  await page.getByRole('button', { name: 'Other ways to add a syllabus' }).click();
  await page.getByRole('menuitem', { name: 'Paste text…' }).click();
  const paste = page.getByRole('dialog', { name: 'Paste a syllabus' });
  await paste
    .getByLabel('The text')
    .fill('OPT 210: Optics\nSpring 2027\nMidterm exam: Tuesday, March 2, 2027');
  await paste.getByRole('button', { name: 'Add the text' }).click();
  const files = page.getByRole('region', { name: 'Added files' });
  await files.getByRole('link', { name: 'Review' }).click();
  await expect(row(page, 'Midterm exam')).toBeVisible();

  refusals.expect(/from-address/);
  await page.goto('/documents/');
  await page.getByRole('button', { name: 'Other ways to add a syllabus' }).click();
  await page.getByRole('menuitem', { name: 'From a web address…' }).click();
  const address = page.getByRole('dialog', { name: 'Add from a web address' });
  await address.getByLabel('Web address').fill('http://127.0.0.1:9/syllabus.pdf');
  await address.getByRole('button', { name: 'Fetch and add' }).click();
  await expect(address.getByText(/be on the public internet/)).toBeVisible();
});

test('corrections are saved as labels once what is in them was agreed to', async ({ page, workspace }) => {
  await workspace.plan(physics('physics.txt', 'Tuesday, March 2, 2027', ''));
  await page.goto('/documents/');
  await page.getByRole('button', { name: 'More about physics.txt' }).click();
  await page.getByRole('menuitem', { name: 'Export corrections…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export your corrections' });
  const save = dialog.getByRole('button', { name: 'Save the file' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  const download = page.waitForEvent('download');
  await save.click();
  const stream = await (await download).createReadStream();
  const labels = JSON.parse(Buffer.concat(await stream.toArray()).toString());
  expect(labels).toMatchObject({ language: 'en', course: { code: 'PHYS 140' } });
  expect(labels.items.map(({ title }: { title: string }) => title)).toContain('Midterm exam');
});

test('page and list go along to what the keys choose', async ({ page, workspace }) => {
  await page.setViewportSize({ width: 1440, height: 560 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await review(page, workspace, await biologyPdf());
  const box = page.locator('[data-mark][aria-pressed="true"]').first();
  await expect(box).toBeInViewport();
  // As far as the next page.
  for (let at = 0; at < 10; at += 1) {
    await page.keyboard.press('j');
    await expect(page.locator('[data-item] > button:focus')).toBeInViewport();
    await expect(box).toBeInViewport();
  }
});

test('after one syllabus comes the next, and after the last the plan', async ({ page }) => {
  await page.goto('/');
  await dropFiles(page, [await biologyPdf(), await historyDocx()]);
  await acceptAllOf(page, 'biology.pdf');
  await page.getByRole('main').getByRole('link', { name: 'Next: HIST 210' }).click();
  await expect(page.getByText('history.docx', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept all Shift A' }).click();
  await page.getByRole('main').getByRole('link', { name: 'See the plan' }).click();
  await expect(page).toHaveURL(/\/tasks\?course=/);
});
