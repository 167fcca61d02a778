import { describe, expect, test } from 'vitest';
import { aFinding, anExtraction, enrol, fakeReader, type Student, testApp } from '../../testing/index.ts';

const reader = fakeReader();
/** A Thursday. */
const server = await testApp({ now: '2027-02-11T12:00:00Z', reader });

async function asking(ada: Student, courseIds: string[] = []) {
  const { id } = await ada.post('/conversations', { courseIds });
  return async (text: string) => (await ada.post(`/conversations/${id}/messages`, { text })).answer;
}

const LATE = { heading: 'Late work', text: 'Late work loses 20% of the points for each day.' };

async function syllabusOf(ada: Student, course: object, { title = 'Midterm', date = '2027-03-03' } = {}) {
  reader.finds({
    extraction: anExtraction({
      course: { instructors: [], ...course },
      findings: [aFinding({ title, kind: 'exam', date })],
    }),
    passages: [{ ...LATE, evidence: { page: 2, quote: LATE.text } }],
  });
  const document = await ada.dropAndRead({ name: 'syllabus.txt', bytes: JSON.stringify(course) });
  await ada.post(`/documents/${document.id}/acceptance`);
  return document;
}

test('of an empty plan it is said that nothing is due, and why', async () => {
  const ask = await asking(await enrol(server));
  expect(await ask('What is due this week?')).toMatchObject({
    text: expect.stringMatching(/^Nothing is due this week: there are no tasks in your plan yet\./),
    answer: { kind: 'fact', facts: [], citations: [] },
  });
  expect(await ask('What is the late policy?')).toMatchObject({
    text: 'There is no syllabus to answer from yet.',
    answer: { kind: 'unknown' },
  });
});

test('a week without deadlines names the next one, with where it stands', async () => {
  const ada = await enrol(server);
  const { id } = await syllabusOf(ada, { code: 'BIO 101', title: 'Biology' });
  const ask = await asking(ada);
  expect(await ask('What is due this week?')).toMatchObject({
    text: 'Nothing is due this week.\nThe next deadline is Midterm in BIO 101: Wed, 3 Mar 2027 (in 20 days).',
    answer: { citations: [{ documentId: id }] },
  });
});

test('two courses of one code are told apart', async () => {
  const ada = await enrol(server);
  await syllabusOf(ada, { code: 'BIO 101', title: 'Cells', section: '01' }, { date: '2027-03-03' });
  await syllabusOf(ada, { code: 'BIO 101', title: 'Tides', section: '02' }, { date: '2027-03-05' });
  const ask = await asking(ada);
  const { text } = await ask('What is due in March?');
  expect(text).toContain('Midterm in BIO 101 (section 01): Wed, 3 Mar 2027');
  expect(text).toContain('Midterm in BIO 101 (section 02): Fri, 5 Mar 2027');
});

test('words of its title choose the course', async () => {
  const ada = await enrol(server);
  const organic = { code: 'CHEM 240', title: 'Organic Chemistry: Structure and Reactivity' };
  await syllabusOf(ada, organic, { date: '2027-03-03' });
  await syllabusOf(ada, { code: 'CHEM 122', title: 'Introductory Chemistry' }, { date: '2027-03-05' });
  const ask = await asking(ada);
  expect((await ask('When is the organic chemistry exam?')).text).toBe(
    'Midterm in CHEM 240: Wed, 3 Mar 2027 (in 20 days).',
  );
  expect((await ask('And in introductory chemistry?')).text).toBe(
    'Midterm in CHEM 122: Fri, 5 Mar 2027 (in 22 days).',
  );
});

test('an archived course says that it is archived, and does not answer for the others', async () => {
  const ada = await enrol(server);
  const { course } = await syllabusOf(ada, { code: 'CHEM 122', title: 'Chemistry' });
  await ada.post(`/courses/${course.id}/archival`);
  const ask = await asking(ada);
  expect(await ask('What is due next month in CHEM 122?')).toMatchObject({
    text: 'CHEM 122 is archived, so nothing of it is in your plan.',
  });
  expect(await ask('What is due next month?')).toMatchObject({
    text: expect.stringContaining('there are no tasks in your plan yet'),
  });
});

test('what a part counts and what it takes come from the scheme', async () => {
  const ada = await enrol(server);
  const { id } = await ada.post('/courses', { code: 'CHEM 122', title: 'Chemistry' });
  const labs = await ada.post(`/courses/${id}/components`, { name: 'Labs', weight: 60 });
  await ada.post(`/courses/${id}/components`, { name: 'Final exam', weight: 40 });
  await ada.post(`/courses/${id}/scores`, { componentId: labs.id, earned: 80, outOf: 100 });
  const ask = await asking(ada);
  expect((await ask('How much is the final worth?')).text).toBe(
    'CHEM 122: Final exam counts 40% of the grade.',
  );
  expect((await ask('What do I need on the final for 84%?')).text).toBe(
    'CHEM 122: 90% on Final exam for 84% in the end.',
  );
});

test('classes and days off are answered for the days asked about', async () => {
  const ada = await enrol(server);
  const { id } = await ada.post('/courses', {
    code: 'CHEM 122',
    title: 'Chemistry',
    term: { name: 'Spring 2027', start: '2027-01-11', end: '2027-05-07' },
  });
  await ada.post(`/courses/${id}/meetings`, {
    ...{ days: ['MO', 'FR'], start: '10:00', end: '11:15' },
    ...{ kind: 'lecture', location: 'Harlow Hall' },
  });
  await ada.post(`/courses/${id}/days-off`, {
    ...{ title: 'Presidents Day', startsOn: '2027-02-15', endsOn: '2027-02-15' },
  });
  const ask = await asking(ada);
  expect((await ask('Do I have class tomorrow?')).text).toBe(
    'CHEM 122, lecture: Fri, 12 Feb 2027, 10:00 am to 11:15 am, Harlow Hall.',
  );
  expect((await ask('Is there class on Monday?')).text).toBe(
    'No class is planned on Mon, 15 Feb 2027.\nCHEM 122, no class: Presidents Day, Mon, 15 Feb 2027.',
  );
  expect((await ask('When is the next holiday?')).text).toContain('Presidents Day');
});

describe('what is known of a course is told with the line that says it', () => {
  const line = (text: string) => ({ page: 1, text, isHeading: false });
  const teaches = 'Instructor: Ida Moss, PhD';
  const meets = 'Class time: MWF 10:00-11:15, Harlow Hall';

  async function student() {
    const ada = await enrol(server);
    reader.finds({
      extraction: anExtraction({
        course: {
          code: 'BIO 101N',
          title: 'Principles of Biology',
          term: { name: 'Spring 2027' },
          instructors: [{ name: 'Ida Moss', email: 'moss@wexler.example' }],
        },
        meetings: [
          {
            ...{ days: ['MO', 'WE', 'FR'], start: '10:00', end: '11:15', kind: 'lecture' },
            ...{ location: 'Harlow Hall', evidence: [{ page: 1, quote: meets }] },
          },
        ],
      }),
      lines: [
        line('BIO 101N, Spring 2027'),
        line(teaches),
        line('Mail: moss@wexler.example'),
        line('Office hours: Tuesday 2 to 3 pm, Wexler 212'),
        line(meets),
      ],
    });
    const document = await ada.dropAndRead({ name: 'bio.txt', bytes: 'bio' });
    await ada.post(`/documents/${document.id}/acceptance`);
    return asking(ada);
  }

  test.each([
    ['Who teaches BIO 101N?', 'BIO 101N is taught by Ida Moss.', teaches],
    ['Who is the instructor of BIO 101N?', 'BIO 101N is taught by Ida Moss.', teaches],
    [
      "What is the instructor's email?",
      'BIO 101N: Ida Moss, moss@wexler.example.',
      'Mail: moss@wexler.example',
    ],
    [
      'When does BIO 101N meet?',
      'BIO 101N, lecture: Mon, Wed and Fri, 10:00 am to 11:15 am, Harlow Hall.',
      meets,
    ],
    ['Where is BIO 101N?', 'BIO 101N, lecture: Mon, Wed and Fri, 10:00 am to 11:15 am, Harlow Hall.', meets],
    ['Which term is BIO 101N?', 'BIO 101N: Spring 2027.', 'BIO 101N, Spring 2027'],
  ])('%s', async (question, text, quote) => {
    const ask = await student();
    await ask('What is due this week?');
    expect(await ask(question)).toMatchObject({
      text,
      answer: {
        kind: 'fact',
        facts: [{ citation: { documentName: 'bio.txt', evidence: { page: 1, quote } } }],
      },
    });
  });
});

test('who was entered by hand is told without a source', async () => {
  const ada = await enrol(server);
  await ada.post('/courses', { code: 'CHEM 122', title: 'Chemistry', instructors: [{ name: 'Petra Voss' }] });
  const { text, answer } = await (await asking(ada))('Who teaches CHEM 122?');
  expect(text).toBe('CHEM 122 is taught by Petra Voss.');
  expect(answer.citations).toEqual([]);
});

test('the policies of several courses are quoted one by one', async () => {
  const ada = await enrol(server);
  const documents = [
    await syllabusOf(ada, { code: 'BIO 101', title: 'Biology' }),
    await syllabusOf(ada, { code: 'CHEM 122', title: 'Chemistry' }),
  ];
  const { answer } = await (await asking(ada))('What is the late policy?');
  const cited = answer.citations.map(({ documentId }: { documentId: string }) => documentId);
  expect(cited.sort()).toEqual(documents.map(({ id }) => id).sort());
});
