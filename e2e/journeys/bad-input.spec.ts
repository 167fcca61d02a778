import { hostileHtml, unreadableFiles } from '@syllabi/extraction/testing';
import { dropFiles } from '../support/steps.ts';
import { biologyPdf, toFile } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

test('files that cannot be read say why at their place, and the others go on', async ({ page, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto('/');
  const bad = await Promise.all(
    unreadableFiles.map(async ({ fileName, make }) => toFile(fileName, await make())),
  );
  const files = await dropFiles(page, [...bad, await biologyPdf()]);
  await expect(files.getByRole('link', { name: 'Review' })).toHaveCount(1, { timeout: 60_000 });
  const sentences: [string, RegExp][] = [
    ['locked.pdf', /password/],
    ['half.pdf', /damaged/],
    ['book.pdf', /too long|pages/],
    ['scan.pdf', /pictures/],
    ['empty.pdf', /empty/i],
    ['bomb.docx', /unpacks/],
    ['lying-bomb.docx', /unpacks/],
    ['picture.pdf', /PNG picture/],
  ];
  for (const [name, sentence] of sentences) {
    const row = files.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row).toContainText(sentence, { timeout: 30_000 });
  }
});

test('a hostile page is shown without running or fetching anything', async ({ page, product, signedIn }) => {
  expect(signedIn.email).toBeTruthy();
  const foreign: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith(product.url) && /^https?:/.test(sent.url())) foreign.push(sent.url());
  });
  await page.goto('/');
  const files = await dropFiles(page, [toFile('drawing.html', hostileHtml(), 'text/html')]);
  await files.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: 'Review the syllabus' })).toBeVisible();
  await expect(page.getByText('The sketchbook is due on').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hostile'))).toBeUndefined();
  expect(foreign).toEqual([]);
});
