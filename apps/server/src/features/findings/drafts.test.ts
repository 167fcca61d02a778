import { expect, test } from 'vitest';
import { enrol, testApp } from '../../testing/index.ts';

const server = await testApp({ now: '2027-01-04T15:00:00Z' });

const DRAWING = `ART 101: Drawing
Spring 2027, 18 January to 7 May 2027

Sketchbook due 03/04/2027
Critique due 23/04/2027
Bring the museum form on 06/04/2027
Studio hours: every Friday 10:00 to 12:00
`;

const SPAIN = `HIST 220: Historia de España
Primavera 2027, del 18 de enero al 7 de mayo de 2027

Ensayo 1: entrega el 12 de febrero
Examen parcial: martes, 9 de marzo de 2027, 10:00
Examen final: 4 de mayo de 2027
`;

const AMBIGUOUS = `ART 101: Drawing
Spring 2027

Sketchbook due 03/04/2027
Bring the museum form on 05/04/2027
`;

const WITHOUT_YEAR = `ART 101: Drawing

Sketchbook due October 4
Portfolio due November 8
Bring the museum form on January 12
`;

/** A student whose document says this, and who selects words in it. */
async function dropped(text: string) {
  const ada = await enrol(server);
  const { id } = await ada.dropAndRead({ name: 'drawing.txt', bytes: text });
  const content = await ada.get(`/documents/${id}/content`);
  const select = async (quote: string) => {
    const start = content.text.indexOf(quote);
    const span = [start, start + quote.length];
    return ada.post(`/documents/${id}/findings/draft`, { page: 1, quote, span });
  };
  return { ada, id, select };
}

const NOTHING = { kind: null, date: null, endDate: null, time: null, endTime: null, weight: null };

test.each([
  [DRAWING, 'Bring the museum form on 06/04/2027', { title: 'Bring the museum form', date: '2027-04-06' }],
  [SPAIN, 'Examen final: 4 de mayo de 2027', { kind: 'exam', title: 'Examen final', date: '2027-05-04' }],
  [
    SPAIN,
    'Examen parcial: martes, 9 de marzo de 2027, 10:00',
    { kind: 'exam', title: 'Examen parcial', date: '2027-03-09', time: '10:00' },
  ],
  [
    DRAWING,
    'Studio hours: every Friday 10:00 to 12:00',
    { ...NOTHING, title: 'Studio hours: every Friday', time: '10:00', endTime: '12:00' },
  ],
])('selected words are read as their document is: %#', async (text, quote, draft) => {
  const { select } = await dropped(text);
  expect(await select(quote)).toEqual({ ...NOTHING, ...draft });
});

test('the order of day and month and the year hold for words as they were answered', async () => {
  const ambiguous = await dropped(AMBIGUOUS);
  const form = 'Bring the museum form on 05/04/2027';
  expect(await ambiguous.select(form)).toMatchObject({ date: '2027-05-04' });
  await answer(ambiguous, 'day-month-order', { option: 1 });
  expect(await ambiguous.select(form)).toMatchObject({ date: '2027-04-05' });

  const yearless = await dropped(WITHOUT_YEAR);
  const visit = 'Bring the museum form on January 12';
  expect(await yearless.select(visit)).toMatchObject({ date: null });
  await answer(yearless, 'no-year', { year: 2026 });
  expect(await yearless.select(visit)).toMatchObject({ date: '2027-01-12' });
});

async function answer({ ada, id }: Awaited<ReturnType<typeof dropped>>, code: string, body: object) {
  const { items } = await ada.get(`/documents/${id}/questions`);
  const question = items.find((one: { code: string }) => one.code === code);
  await ada.post(`/documents/${id}/questions/${question.id}/answer`, body);
}

test('a draft keeps nothing, and is for whoever may add', async () => {
  const { ada, id, select } = await dropped(DRAWING);
  const before = await ada.get(`/documents/${id}/findings`);
  await select('Studio hours');
  expect(await ada.get(`/documents/${id}/findings`)).toEqual(before);
  const path = `/documents/${id}/findings/draft`;
  await ada.post(path, { page: 1, quote: '  ' }, { status: 400 });
  const stranger = await enrol(server);
  await stranger.post(path, { page: 1, quote: 'Studio' }, { status: 404 });
});

test('a finding can be added without words of the page', async () => {
  const { ada, id } = await dropped(DRAWING);
  const added = await ada.post(`/documents/${id}/findings`, {
    kind: 'exam',
    title: 'Oral exam',
    date: '2027-05-03',
  });
  expect(added).toMatchObject({ title: 'Oral exam', byHand: true, review: 'accepted', evidence: [] });
  expect(await ada.get(`/tasks/${added.taskId}`)).toMatchObject({ title: 'Oral exam', dueOn: '2027-05-03' });
});
