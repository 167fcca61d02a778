import type { Page } from '@playwright/test';
import { calendarFile } from '@syllabi/extraction/testing';
import ICAL from 'ical.js';
import { chemistryTxt, drawingPdf, toFile } from '../support/syllabi.ts';
import { createAccount, expect, test } from '../support/test.ts';

test('a syllabus tried without an account is read here, saved as a calendar, and there after sign-up', async ({
  page,
  newcomer,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/landings');
  await page.locator('input[type=file]').first().setInputFiles([chemistryTxt()]);
  const demo = page.getByRole('region', { name: /Try it/ });
  await expect(demo.getByText('chemistry.txt')).toBeVisible();
  await expect(demo.getByText('Problem set 1').first()).toBeVisible();
  expect(sent, 'nothing leaves the browser').toEqual([]);

  expect(await eventsSavedFrom(page, 'chemistry.ics')).toContainEqual(
    expect.stringContaining('Problem set 1'),
  );

  const found = await demo.getByRole('heading', { name: /dates found/ }).innerText();
  await demo.getByRole('button', { name: 'Keep this plan' }).click();
  await expect(page.getByText('The plan of chemistry.txt is kept')).toBeVisible();
  await createAccount(page, newcomer);
  const files = page.getByRole('region', { name: 'Added files' });
  await expect(files.getByRole('listitem').filter({ hasText: 'chemistry.txt' })).toContainText(found);
  await files.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('tabpanel').getByText('Problem set 1').first()).toBeVisible();
  await page.goto('/documents/');
  await expect(page.getByRole('main').getByText('chemistry.txt')).toHaveCount(1);
});

test('a calendar file is read in the demo as well', async ({ page }) => {
  await page.goto('/landings');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([toFile('geo.ics', calendarFile(), 'text/calendar')]);
  const demo = page.getByRole('region', { name: /Try it/ });
  await expect(demo.getByText('Midterm exam').first()).toBeVisible();
});

test('pages that are pictures are named in the demo', async ({ page }) => {
  await page.goto('/landings');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await drawingPdf()]);
  const demo = page.getByRole('region', { name: /Try it/ });
  await expect(demo.getByRole('note')).toContainText('Page 2 holds no text');
  await expect(demo.getByText('Sketchbook').first()).toBeVisible();
});

test('a syllabus with the weekdays of another year than its own is asked about both once', async ({
  page,
}) => {
  const days = ['Sep 1: Lakes', 'Sep 8: Seas', 'Sep 15: Quiz 1', 'Sep 22: Coasts', 'Oct 6: Midterm exam'];
  const lines = [
    'GEO 210 Rivers, Fall 2025',
    '',
    ...[...days, 'Oct 13: Deltas'].map((day) => `Tuesday, ${day}`),
  ];
  await page.goto('/landings');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([toFile('rivers.txt', Buffer.from(lines.join('\n')), 'text/plain')]);
  const demo = page.getByRole('region', { name: /Try it/ });
  const question = demo.getByRole('group', { name: /the weekdays beside its dates are those of 2026/ });
  await question.getByRole('button', { name: '2026' }).click();
  await expect(question).toBeHidden();
  await expect(demo.getByText('no questions')).toBeVisible();
  await expect(demo.locator('time[datetime="2026-10-06"]')).toBeVisible();
});

test('a syllabus without a year is asked for it once, also where it is kept for an account', async ({
  page,
  newcomer,
}) => {
  const words = 'GEO 210 Rivers\n\nQuiz 1: September 18\nMidterm exam: October 14\n';
  await page.goto('/landings');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([toFile('rivers.txt', Buffer.from(words), 'text/plain')]);
  const demo = page.getByRole('region', { name: /Try it/ });
  const question = demo.getByRole('group', { name: /Which year is it for/ });
  await expect(demo.getByRole('button', { name: 'Download .ics' })).toBeHidden();
  await question.getByRole('button', { name: String(new Date().getFullYear()) }).click();
  await expect(question).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Download .ics' })).toBeVisible();

  await demo.getByRole('button', { name: 'Keep this plan' }).click();
  await createAccount(page, newcomer);
  const files = page.getByRole('region', { name: 'Added files' });
  await files.getByRole('link', { name: 'Review' }).click();
  const findings = page.getByRole('tabpanel');
  await expect(findings.getByText('Midterm exam').first()).toBeVisible();
  await expect(findings.getByText(/year\?/)).toHaveCount(0);
});

test('what a syllabus contradicts itself about is asked, left out of the calendar, and not asked again in the account', async ({
  page,
  newcomer,
}) => {
  const lines = [
    'GEO 210 Rivers, Spring 2027',
    'Midterm exam: Monday, March 3',
    'Quiz 1: Wednesday, April 14',
  ];
  await page.goto('/landings');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([toFile('rivers.txt', Buffer.from(lines.join('\n\n')), 'text/plain')]);
  const demo = page.getByRole('region', { name: /Try it/ });
  const question = demo.getByRole('group', {
    name: '“Monday, March 3” is a Wednesday in 2027, not a Monday. Which day is meant?',
  });
  await expect(question).toBeVisible();
  await expect(demo.getByText('Not in the calendar until you answer: one date.')).toBeVisible();
  expect(await eventsSavedFrom(page)).toEqual([expect.stringContaining('Quiz 1')]);

  await question.getByRole('button', { name: /Mon 1 Mar/ }).click();
  await expect(question).toBeHidden();
  await demo.getByRole('button', { name: 'Ask again' }).click();
  await question.getByRole('button', { name: /Mon 1 Mar/ }).click();
  await expect(demo.locator('time[datetime="2027-03-01"]')).toBeVisible();
  expect(await eventsSavedFrom(page)).toHaveLength(2);

  await demo.getByRole('button', { name: 'Keep this plan' }).click();
  await createAccount(page, newcomer);
  const files = page.getByRole('region', { name: 'Added files' });
  await files.getByRole('link', { name: 'Review' }).click();
  const findings = page.getByRole('tabpanel');
  await expect(findings.getByText(/Mon 1 Mar/)).toBeVisible();
  await expect(findings.getByText(/Which day is meant/)).toHaveCount(0);
});

async function eventsSavedFrom(page: Page, fileName = 'rivers.ics'): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download .ics' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(fileName);
  const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return events.map((event) => new ICAL.Event(event).summary);
}
