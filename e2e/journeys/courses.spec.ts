import type { Page } from '@playwright/test';
import { biologyPdf, historyDocx } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';
import type { Workspace } from '../support/workspace.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

/** The page of a course that came from its syllabus. */
async function openCourse(page: Page, workspace: Workspace, code: string): Promise<void> {
  await page.goto(await workspace.plan(code === 'BIO 101' ? await biologyPdf() : await historyDocx()));
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
}

const openPart = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the course' }).getByRole('link', { name }).click();

test('scores make a grade, tell what the final takes, and show on the dashboard', async ({
  page,
  workspace,
}) => {
  await openCourse(page, workspace, 'BIO 101');
  await openPart(page, 'Grades');
  const midterms = page.getByRole('region', { name: /^Midterm exams/ });
  const next = midterms.getByLabel(/^Next score in/);
  await next.fill('an A, I hope');
  await next.press('Enter');
  await expect(midterms.getByText('Write 17/20 or 85%.')).toBeVisible();
  await next.fill('42/50');
  await next.press('Enter');
  const summary = page.getByRole('region', { name: 'Grade so far' });
  await expect(summary).toContainText('84%');
  await expect(summary).toContainText('15% of the grade is in');
  await expect(summary).toContainText('Midterm exams: 1 of 2 in');

  const need = page.getByRole('region', { name: 'What do I need?' });
  await need.getByLabel('On').selectOption('Final exam');
  await need.getByLabel('To end at').fill('85');
  await expect(need).toContainText('You need 89% on Final exam');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: /BIO 101.*grade so far 84%/ })).toBeVisible();
});

test('what would be if is tried out and forgotten', async ({ page, workspace }) => {
  await openCourse(page, workspace, 'BIO 101');
  await openPart(page, 'Grades');
  const final = page.getByRole('region', { name: 'Final exam' });
  await final.getByLabel(/^Next score in/).fill('80');
  await final.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('region', { name: 'Grade so far' })).toContainText('80%');
  await page.getByRole('switch', { name: 'What if' }).check();
  await final.getByLabel('What Score 1 got').fill('95%');
  await final.getByLabel('What Score 1 got').press('Enter');
  const supposed = page.getByRole('region', { name: 'The grade, if it were so' });
  await expect(supposed).toContainText('95%');
  await expect(supposed).toContainText('really 80%');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Grade so far' })).toContainText('80%');
});

test('a score that was removed comes back by Undo', async ({ page, workspace }) => {
  await openCourse(page, workspace, 'BIO 101');
  await openPart(page, 'Grades');
  const final = page.getByRole('region', { name: 'Final exam' });
  await final.getByLabel(/^Next score in/).fill('80');
  await final.getByLabel(/^Next score in/).press('Enter');
  await final.getByRole('button', { name: 'Remove Score 1' }).click();
  await expect(page.getByRole('region', { name: 'Grade so far' })).toContainText('first score');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Grade so far' })).toContainText('80%');
});

test('a class time that was removed comes back by Undo, with its place in the syllabus', async ({
  page,
  workspace,
}) => {
  await openCourse(page, workspace, 'BIO 101');
  const classes = page.getByRole('region', { name: 'Classes' });
  const lecture = classes.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'p. 1' }) });
  await expect(lecture.first()).toBeVisible();
  const count = await lecture.count();
  await lecture
    .first()
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(lecture).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lecture).toHaveCount(count);
});

test('the late policy is quoted and leads to its place in the syllabus', async ({ page, workspace }) => {
  await openCourse(page, workspace, 'HIST 210');
  await openPart(page, 'Policies');
  const late = page.getByRole('region', { name: 'Late work' });
  await expect(late).toContainText('loses a third of a letter grade');
  await late.getByRole('link', { name: 'p. 1' }).first().click();
  await expect(page.getByRole('heading', { name: 'Review the syllabus' })).toBeVisible();
});

test('a class time is added, and the calendar shows it', async ({ page, workspace }) => {
  await openCourse(page, workspace, 'BIO 101');
  await page.getByRole('button', { name: 'Class time' }).click();
  const form = page.getByRole('dialog', { name: 'A class time' });
  await form.getByLabel('Fri').check();
  await form.getByLabel('Begins').fill('16:00');
  await form.getByLabel('Ends').fill('15:00');
  await expect(form.getByText('Has to be after the beginning')).toBeVisible();
  await form.getByLabel('Ends').fill('17:00');
  await form.getByLabel('What it is').fill('review session');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('region', { name: 'Classes' })).toContainText('Review session');
  await page.goto('/calendar/?date=2027-02-12&view=agenda');
  await expect(page.getByText(/review session/i).first()).toBeVisible();
});

test('notes are kept in Markdown', async ({ page, workspace }) => {
  await openCourse(page, workspace, 'HIST 210');
  await openPart(page, 'Notes');
  await page.getByRole('button', { name: 'Write notes' }).click();
  await page.getByLabel('Notes', { exact: true }).fill('# Week 1\n\n- the room is **204**');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'the room is 204' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Week 1' })).toBeVisible();
});

test('each part of a course has a title of its own, and its people are told', async ({
  page,
  signedIn,
  workspace,
  refusals,
}) => {
  refusals.expect(/404.*\/courses\/00000000/);
  await openCourse(page, workspace, 'BIO 101');
  await openPart(page, 'People');
  await expect(page).toHaveTitle('BIO 101: People · Syllabi');
  await expect(page.getByRole('region', { name: 'Members' })).toContainText(`${signedIn.email} (you)`);
  await expect(page.getByRole('region', { name: 'Taught by' })).toContainText('Maren Oakfield');
  await page.goto(page.url().replace(/courses\/[^?]*/, 'courses/00000000-0000-4000-8000-000000000000'));
  await expect(page).toHaveTitle('Course not found · Syllabi');
});

test('an archived course is found under the others, and brought back', async ({ page, workspace }) => {
  await openCourse(page, workspace, 'BIO 101');
  await page.getByRole('button', { name: 'More about this course' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const archive = page.getByRole('region', { name: 'Archived' });
  await expect(archive.getByRole('link', { name: 'BIO 101' })).toBeVisible();
  // By key: the toast that tells of the archiving may lie over the button, and stays while a pointer is on it.
  await archive.getByRole('button', { name: 'Bring BIO 101 back' }).press('Enter');
  await expect(archive).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: /BIO 101/ })).toBeVisible();
});
