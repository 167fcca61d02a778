import type { Locator, Page } from '@playwright/test';
import { dayText } from '../support/days.ts';
import { acceptAllOf, dropFiles, review } from '../support/steps.ts';
import { biologyPdf, chemistryTxt, drawingPdf, historyDocx, toFile, turnedPdf } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

const textFile = (name: string, lines: string[]) =>
  toFile(name, new TextEncoder().encode(lines.join('\n')), 'text/plain');

const physics = (name: string, midterm: string, last: string) =>
  textFile(name, [
    'PHYS 140: Waves and Optics',
    'Spring 2027, January 11 to April 30',
    'Problem set 1 is due on Friday, February 12, 2027.',
    `Midterm exam: ${midterm}`,
    'Lab report is due on Friday, April 9, 2027.',
    last,
  ]);

const panel = (page: Page) => page.getByRole('tabpanel');
const row = (page: Page, words: string | RegExp) =>
  panel(page).getByRole('listitem').filter({ hasText: words });

test('a newer syllabus shows what moved, came and went; accepted, the plan follows and what was done stays done', async ({
  page,
  workspace,
}) => {
  await workspace.plan(
    physics('physics.txt', 'Tuesday, March 2, 2027', 'Poster is due on Friday, April 16, 2027.'),
  );
  await page.goto('/tasks/');
  await page.getByRole('checkbox', { name: 'Select Lab report' }).check();
  await page
    .getByRole('toolbar', { name: 'Selected tasks' })
    .getByRole('button', { name: 'Mark done' })
    .click();
  await expect(page.getByText('One task changed')).toBeVisible();

  await review(
    page,
    workspace,
    physics('physics-2.txt', 'Tuesday, March 9, 2027', 'Essay is due on Friday, April 23, 2027.'),
  );
  await expect(page.getByText('New version of physics.txt')).toBeVisible();
  const midterm = row(page, 'Midterm exam');
  await expect(midterm).toContainText('Moved');
  await expect(midterm).toContainText(`${dayText('2027-03-02')} → ${dayText('2027-03-09')}`);
  await expect(row(page, 'Poster')).toContainText('Gone');
  await expect(row(page, 'Essay')).toContainText('New');

  await midterm.getByRole('button').first().click();
  await midterm.getByRole('button', { name: 'Move it' }).click();
  await expect(midterm).not.toContainText('Moved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(midterm).toContainText('Moved');
  await page.getByRole('button', { name: /^Accept all 3 changes/ }).click();
  await expect(page.getByText('Everything is decided')).toBeVisible();

  await page.goto('/tasks/?status=todo&status=doing&status=done');
  await expect(page.getByRole('row', { name: /Midterm exam/ })).toContainText(dayText('2027-03-09'));
  await expect(page.getByRole('row', { name: /Essay/ })).toContainText(dayText('2027-04-23'));
  await expect(page.getByRole('row', { name: /Poster/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Done: change the status of Lab report' })).toBeVisible();

  await page.goto('/documents/');
  await expect(page.getByText('One earlier version')).toBeVisible();
});

const optics = (name: string, lecture: string, quizzes: number) =>
  textFile(name, [
    'PHYS 240: Optics',
    'Spring 2027, January 11 to April 30',
    `Lecture: ${lecture}`,
    'Grading',
    `Quizzes: ${quizzes}%`,
    `Final exam: ${100 - quizzes}%`,
    'Quiz 1 is on Friday, February 12, 2027.',
    'Final exam: Thursday, April 29, 2027',
  ]);

test('a newer syllabus shows other class times and another grading; one is followed, the other left as it was', async ({
  page,
  workspace,
}) => {
  await workspace.plan(optics('optics.txt', 'Monday and Wednesday, 10:00-11:15 am, Hall 2', 40));
  await review(page, workspace, optics('optics-2.txt', 'Tuesday and Thursday, 1:10-2:25 pm, Hall 9', 30));
  await page.getByRole('tab', { name: /^Facts \d/ }).click();
  await expect(row(page, /^Changed Lecture/)).toContainText('Mon and Wed → Tue and Thu');
  await expect(row(page, /^Changed Quizzes/)).toContainText('40% → 30%');
  await page.getByRole('button', { name: 'Accept: Classes' }).click();
  await expect(row(page, /^Changed Lecture/)).toBeHidden();
  await page.getByRole('button', { name: 'Keep as it was: Grading' }).click();
  await expect(page.getByText('These are the facts of the course')).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /PHYS 240/ })
    .first()
    .click();
  await expect(page.getByRole('main')).toContainText('Tue and Thu');
});

test('a file is named a new version in the menu of a document, and taken back as one of its own', async ({
  page,
  workspace,
}) => {
  await workspace.plan(physics('physics.txt', 'Tuesday, March 2, 2027', ''));
  await page.goto('/documents/');
  await page.getByRole('button', { name: 'More about physics.txt' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'New version…' }).click();
  await (await chooser).setFiles(
    textFile('seminar.txt', ['PHYS 140', 'Spring 2027', 'Talk: Monday, March 15, 2027']),
  );
  const files = page.getByRole('region', { name: 'Added files' });
  await files.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('New version of physics.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Not a new version' }).click();
  await expect(page.getByText('New version of physics.txt')).toBeHidden();
  await expect(row(page, 'Midterm exam')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.getByText('New version of physics.txt')).toBeVisible();
  await expect(row(page, 'Midterm exam')).toContainText('Gone');

  await page.getByRole('link', { name: 'physics.txt', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Its dates went over to the newer version' })).toBeVisible();
  await expect(page.getByText('Select words on the page')).toBeHidden();
});

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

const OPTICS = [
  'OPT 210: Optics',
  'Spring 2027, January 11 to April 30',
  'Problem set 1 is due on Friday, February 12, 2027.',
];

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

test('one answer about the order of day and month settles all that depend on it', async ({
  page,
  workspace,
}) => {
  await review(
    page,
    workspace,
    textFile('art.txt', [
      'ART 101: Drawing',
      'Spring 2027',
      'Sketchbook due 03/04/2027',
      'Portfolio due 05/04/2027',
      'Review due 06/07/2027',
    ]),
  );
  const question = panel(page).locator('form[data-answers]');
  await expect(question.getByRole('radio')).toHaveCount(2);
  await question.getByRole('radio', { name: /the day first/ }).check();
  await question.getByRole('button', { name: /^Keep/ }).click();
  await expect(question).toBeHidden();
  await expect(row(page, 'Sketchbook')).toContainText(dayText('2027-04-03'));
  await expect(row(page, 'Portfolio')).toContainText(dayText('2027-04-05'));
  await expect(row(page, 'Review due')).toContainText(dayText('2027-07-06'));

  await page.reload();
  await page.getByRole('button', { name: 'Answered' }).click();
  await expect(row(page, 'the month first or the day first')).toContainText('the day first · three findings');
  await page.getByRole('button', { name: /^Change the answer/ }).click();
  await expect(panel(page).locator('[data-selected]').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(row(page, 'Portfolio')).toContainText(dayText('2027-05-04'));
  await expect(panel(page).locator('[data-selected]').getByRole('button').first()).toBeFocused();
});

test('on a phone what was decided is taken back', async ({ page, workspace }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await workspace.addSyllabus(textFile('optics.txt', OPTICS));
  await page.goto(`/documents/${id}`);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('1 of 1 reviewed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo accepting Problem set 1' }).click();
  await expect(page.getByText('0 of 1 reviewed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeHidden();
});

test('an answered year goes on over the new year', async ({ page, workspace }) => {
  await review(
    page,
    workspace,
    textFile('rivers.txt', [
      'A course on rivers',
      'Sketchbook due Monday, October 5',
      'Midterm exam: Monday, October 12',
      'Final exam: Monday, January 18',
    ]),
  );
  const question = panel(page).locator('form[data-answers]');
  await question.getByRole('radio', { name: 'Another year' }).check();
  await question.getByLabel('The year').fill('2026');
  await question.getByRole('button', { name: /^Keep/ }).click();
  await expect(row(page, 'Midterm exam')).toContainText(dayText('2026-10-12'));
  await expect(row(page, 'Final exam')).toContainText(dayText('2027-01-18'));
});

test('what contradicts itself comes first', async ({ page, workspace }) => {
  await review(page, workspace, chemistryTxt());
  await expect(panel(page).getByRole('heading', { level: 2 }).first()).toHaveText('Questions');
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
