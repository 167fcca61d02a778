import type { Page } from '@playwright/test';
import { dayText } from '../support/days.ts';
import { expect, test } from '../support/model.ts';
import { review } from '../support/steps.ts';
import { toFile } from '../support/syllabi.ts';

/** The rules see no name of any work beside this day. */
const EVENING = 'The gallery evening with guests is on Thursday, March 4, 2027 at 5:30 pm.';
const drawing = () =>
  toFile(
    'drawing.txt',
    new TextEncoder().encode(
      [
        'ART 150: Drawing',
        'Spring 2027, January 11 to April 30',
        'Sketchbook is due on Friday, February 12, 2027.',
        EVENING,
      ].join('\n'),
    ),
    'text/plain',
  );

/** The answer to the doubt about the evening, by the name that the question gives it. */
function claiming(question: string, claim: object): string {
  const nothing = { endDate: null, time: null, endTime: null, weight: null, dateQuote: null };
  const doubt = /(d\d+): What do the words "[^"]*March 4/.exec(question)?.[1];
  return JSON.stringify({ answers: [{ doubt, planned: true, ...nothing, ...claim }] });
}

const SEEN = {
  kind: 'presentation',
  title: 'gallery evening',
  date: '2027-03-04',
  time: '17:30',
  quote: EVENING,
};
const MADE_UP = {
  kind: 'exam',
  title: 'Final exam',
  date: '2027-05-05',
  quote: 'The final exam is on May 5, 2027.',
};

const note = (page: Page) => page.getByRole('region', { name: 'Second reading' });

test.beforeEach(({ signedIn }) => expect(signedIn.email).toBeTruthy());

test('a language model is asked once a person agreed, and adds what it quotes with its words and its cost', async ({
  page,
  model,
  workspace,
}) => {
  model.answers((question) => claiming(question, SEEN));
  await review(page, workspace, drawing());
  await note(page).getByRole('button', { name: 'Ask for a second reading' }).click();
  await expect(note(page)).toContainText(`go to ${new URL(model.address).host} (small), for about $`);
  expect(model.asked, 'nothing leaves before').toEqual([]);
  await note(page).getByRole('checkbox', { name: 'The same for every syllabus I add' }).check();
  await note(page).getByRole('button', { name: 'Send and ask' }).click();
  await expect(note(page)).toContainText('Second reading: 1 added');
  await expect(note(page)).toContainText('1,500 tokens');
  const evening = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'gallery evening' });
  await expect(evening).toContainText(`${dayText('2027-03-04')}, 5:30 pm`);
  await expect(evening.getByRole('img', { name: 'found by the second reading' })).toBeVisible();

  await page.goto('/settings/account');
  const always = page.getByRole('switch', { name: 'Second reading of every syllabus I add' });
  await expect(always).toBeChecked();
  await always.press('Space');
  await expect(always).not.toBeChecked();
});

for (const [how, answer, told] of [
  [
    'quotes what nobody wrote',
    (question: string) => claiming(question, MADE_UP),
    'One claim thrown away: quoted words that do not stand there.',
  ],
  ['writes no JSON', () => 'The evening is on March 4, I think.', 'could not be reached or understood'],
  ['falls silent', () => undefined, 'took too long'],
] as const) {
  test(`a model that ${how} is told of, and the review goes on without it`, async ({
    page,
    model,
    workspace,
  }) => {
    model.answers(answer);
    await review(page, workspace, drawing());
    await note(page).getByRole('button', { name: 'Ask for a second reading' }).click();
    await note(page).getByRole('button', { name: 'Send and ask' }).click();
    await expect(note(page)).toContainText(told);
    await expect(page.getByRole('tabpanel').getByText('Final exam')).toBeHidden();
    await page.getByRole('button', { name: 'Accept all Shift A' }).click();
    await expect(page.getByText(/(\d+) of \1 reviewed/)).toBeVisible();
  });
}
