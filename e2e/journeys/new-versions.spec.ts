import { dayText } from '../support/days.ts';
import { physics, row, textFile } from '../support/review.ts';
import { review } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

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
