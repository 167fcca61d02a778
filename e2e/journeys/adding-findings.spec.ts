import type { Locator, Page } from '@playwright/test';
import { dayText } from '../support/days.ts';
import { OPTICS, row, textFile } from '../support/review.ts';
import { review } from '../support/steps.ts';
import { biologyPdf, turnedPdf } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

test('words chosen on the page become a finding of that day, at that place', async ({ page, workspace }) => {
  await review(
    page,
    workspace,
    textFile('optics.txt', [
      'OPT 210: Optics',
      'Spring 2027, January 11 to April 30',
      'Problem set 1 is due on Friday, February 12, 2027.',
      'Bring the museum form on March 19.',
    ]),
  );
  const line = page.getByRole('article').getByText('Bring the museum form');
  await line.click({ clickCount: 3 });
  await page.getByRole('button', { name: 'Add this' }).click();
  const form = page.getByRole('region', { name: 'Add a finding' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Date')).toHaveValue('2027-03-19');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row(page, 'Bring the museum form').first()).toContainText(dayText('2027-03-19'));
});

test('the button goes along with its words and stays in view, and C adds them without a mouse', async ({
  page,
  workspace,
}) => {
  const remarks = Array.from({ length: 60 }, (_, index) => `Remark ${index + 1}: bring a prism.`);
  await review(
    page,
    workspace,
    textFile('optica.txt', [
      'OPT 210: Óptica',
      'Primavera 2027, del 11 de enero al 30 de abril de 2027',
      'Ensayo 1: entrega el 12 de febrero',
      ...remarks.slice(0, 10),
      'Visita al museo: 19 de marzo, 10:00',
      ...remarks.slice(10),
    ]),
  );
  const words = page.getByRole('article').getByText('Visita al museo');
  const button = page.getByRole('button', { name: 'Add this' });
  const below = async () => {
    const [place, line] = await Promise.all([button.boundingBox(), words.boundingBox()]);
    return (place?.y ?? 0) - (line?.y ?? 0);
  };
  await words.click({ clickCount: 3 });
  await expect(button).toBeVisible();
  const distance = await below();
  const viewer = page.getByRole('region', { name: 'optica.txt' });
  await viewer.evaluate((element) => element.scrollBy(0, 150));
  await expect.poll(below).toBe(distance);
  await viewer.evaluate((element) => element.scrollBy(0, 900));
  await expect(button).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('c');
  const form = page.getByRole('region', { name: 'Add a finding' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Date')).toHaveValue('2027-03-19');
  await expect(form.getByLabel('Time')).toHaveValue('10:00');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Visita al museo').first()).toContainText(dayText('2027-03-19'));
});

/** Drags over the words that lie under a box. */
async function chooseUnder(page: Page, box: Locator) {
  const place = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { x, y, width, height } = place;
  await page.mouse.move(x + 3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  await page.mouse.move(x + width - 3, y + height / 2, { steps: 3 });
  await page.mouse.up();
  return place;
}

for (const [what, file, words] of [
  ['a text', () => textFile('optics.txt', OPTICS), 'Problem set 1'],
  ['a PDF', biologyPdf, 'Quiz 1'],
] as const) {
  test(`words of ${what} that lie under a box are chosen by dragging over it, a press chooses the box`, async ({
    page,
    workspace,
  }) => {
    await review(page, workspace, await file());
    const id = await row(page, words).first().getAttribute('data-item');
    const box = page.locator(`[data-mark="${id}"]`).first();
    await box.click();
    await expect(page.getByRole('button', { name: 'Add this' })).toBeHidden();
    await chooseUnder(page, box);
    await page.getByRole('button', { name: 'Add this' }).click();
    const form = page.getByRole('region', { name: 'Add a finding' });
    await expect(form.getByLabel('Title')).toHaveValue(new RegExp(words));
  });
}

test('a page that is set along its side is turned to be read, and what is chosen on it is put where it stands', async ({
  page,
  workspace,
}) => {
  await review(page, workspace, await turnedPdf());
  const sheet = page.getByRole('region', { name: 'Page 1' });
  const box = page
    .locator(`[data-mark="${await row(page, 'Quiz 1').first().getAttribute('data-item')}"]`)
    .first();
  await expect
    .poll(async () => {
      const place = await sheet.boundingBox();
      return place ? place.width - place.height : 0;
    })
    .toBeGreaterThan(0);
  await expect(box).toBeVisible();
  const { x, y, width, height } = await chooseUnder(page, box);
  expect(width).toBeGreaterThan(height);
  await page.getByRole('button', { name: 'Add this' }).click();
  const form = page.getByRole('region', { name: 'Add a finding' });
  await form.getByLabel('Title').fill('Shore quiz');
  await form.getByLabel('Date').fill('2026-09-15');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const added = await row(page, 'Shore quiz').first().getAttribute('data-item');
  const own = await page.locator(`[data-mark="${added}"]`).first().boundingBox();
  expect(Math.abs((own?.x ?? 0) - x)).toBeLessThan(12);
  expect(Math.abs((own?.y ?? 0) - y)).toBeLessThan(12);
});
