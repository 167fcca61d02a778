import { dayText } from '../support/days.ts';
import { OPTICS, panel, row, textFile } from '../support/review.ts';
import { review } from '../support/steps.ts';
import { chemistryTxt } from '../support/syllabi.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

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
