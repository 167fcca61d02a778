import { violations } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import { addTask, rowOf } from '../support/tasks.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

test('a table is imported with a preview, its bad rows named, and taken out again; a huge one is refused', async ({
  page,
}) => {
  await page.goto('/tasks/');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import tasks' });
  const choose = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /file/ }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  await choose('empty.csv', '');
  await expect(dialog.getByRole('alert')).toContainText('There are no rows in this file.');
  const opened = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /file/ }).click();
  await opened;
  // The same file, mended meanwhile, is another one to the browser.
  expect(await dialog.locator('input[type=file]').inputValue()).toBe('');
  await choose('huge.csv', `Title\n${'Essay\n'.repeat(100_000)}`);
  await expect(dialog.getByRole('alert')).toContainText('more than 5,000 rows');
  await choose(
    'plan.csv',
    `Title,Due\nEssay,2027-02-05\nQuiz,2027-02-30\n${'x'.repeat(2_000_000)},\n🧪 اختبار,9999-12-31\n`,
  );
  await expect(dialog.getByText('Two rows ready, two rows with problems left out')).toBeVisible();
  await expect(dialog.getByText('“2027-02-30” is not a day.')).toBeVisible();
  await expect(dialog.getByText('Its title has 2,000,000 characters')).toBeVisible();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import two tasks' }).click();
  await expect(rowOf(page, '🧪 اختبار')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(rowOf(page, 'Essay')).toHaveCount(0);
});

test('what the filters show is exported as a table and as a calendar', async ({ page }) => {
  await page.goto('/tasks/');
  await addTask(page, 'midterm tomorrow');
  await addTask(page, 'essay tomorrow');
  await page.goto('/tasks/?kind=exam');
  await expect(rowOf(page, 'Midterm')).toBeVisible();
  for (const [item, file] of [
    ['Table (CSV)', 'tasks.csv'],
    ['Calendar (ICS)', 'tasks.ics'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    const chunks: Buffer[] = [];
    for await (const chunk of await saved.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    expect(text).toContain('Midterm');
    expect(text).not.toContain('Essay');
  }
});
