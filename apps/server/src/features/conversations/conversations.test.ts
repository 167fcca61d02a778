import { expect, test } from 'vitest';
import { aFinding, anExtraction, enrol, fakeReader, testApp } from '../../testing/index.ts';

const passage = (heading: string, text: string) => ({ heading, text, evidence: { page: 2, quote: text } });

const reader = fakeReader();
const server = await testApp({ now: '2027-02-11T12:00:00Z', reader });

/** Two courses whose syllabi are read; only the one of biology says what happens to late work. */
async function student() {
  reader.finds({
    extraction: anExtraction({
      findings: [aFinding({ title: 'Midterm', kind: 'exam', date: '2027-03-03' })],
    }),
    passages: [
      passage('Contact', 'Instructor: Dr. Ida Moss, Wexler 212. Office hours Monday 1 to 3 pm.'),
      passage(
        'Materials',
        'The textbook is Tide and Shore, third edition. A lab coat is needed at the bench.',
      ),
      passage(
        'Grading',
        'Quizzes 20%, lab reports 30%, midterm 20%, final exam 30%. The lowest quiz is dropped.',
      ),
      passage(
        'Late work',
        'Late lab reports lose 20% of the points for each day. The late policy knows no exceptions.',
      ),
      passage('Schedule', 'Week 1: cells. Week 2: membranes. Week 3: tides. Week 4: shores. Week 5: review.'),
      passage('Integrity', 'Copying from others is plagiarism and is reported to the college.'),
    ],
  });
  const ada = await enrol(server);
  const biology = await ada.dropAndRead({ name: 'bio.txt', bytes: 'bio' });
  await ada.post(`/documents/${biology.id}/acceptance`);
  const course = { code: 'CHEM 122', title: 'Chemistry', instructors: [] };
  reader.finds({
    extraction: anExtraction({ course }),
    passages: [passage('Contact', 'Dr. Petra Voss, Wexler 210.')],
  });
  const chemistry = await ada.dropAndRead({ name: 'chem.txt', bytes: 'chem' });
  const { id } = await ada.post('/conversations');
  const ask = async (text: string) => (await ada.post(`/conversations/${id}/messages`, { text })).answer;
  return { ada, biology, chemistry, id, ask };
}

test('an answer quotes the syllabus with its page', async () => {
  const { biology, ask } = await student();
  expect(await ask('What is the late policy?')).toMatchObject({
    author: 'assistant',
    text: 'The syllabus of BIO 101 says, on page 2:',
    answer: {
      kind: 'passages',
      citations: [
        {
          documentId: biology.id,
          heading: 'Late work',
          evidence: { page: 2, quote: expect.stringContaining('20%') },
        },
      ],
    },
  });
});

test('what nobody wrote is not made up, and of which course is asked can be said afterwards', async () => {
  const { ask } = await student();
  expect(await ask('Where can I park my bicycle?')).toMatchObject({
    text: 'The syllabi do not say.',
    answer: { kind: 'unknown', citations: [] },
  });
  await ask('What is the late policy in BIO 101?');
  expect(await ask('And in CHEM 122?')).toMatchObject({
    text: 'The syllabus of CHEM 122 does not say.',
    answer: { kind: 'unknown' },
  });
});

test('dates come from the plan, with where they stand', async () => {
  const { ask } = await student();
  expect(await ask('When is my next exam?')).toMatchObject({
    text: 'The next exam is Midterm in BIO 101: Wed, 3 Mar 2027 (in 20 days).',
    answer: { kind: 'fact', facts: [{ course: { code: 'BIO 101' }, citation: { documentName: 'bio.txt' } }] },
  });
});

test('the grade so far comes from the scores that were entered', async () => {
  const { ada, biology, ask } = await student();
  expect(await ask('What is my grade so far?')).toMatchObject({
    text: 'No scores are entered yet, so there is no grade to tell.',
  });
  const courseId = biology.course.id;
  const component = await ada.post(`/courses/${courseId}/components`, { name: 'Quizzes', weight: 40 });
  await ada.post(`/courses/${courseId}/scores`, { componentId: component.id, earned: 17, outOf: 20 });
  expect(await ask('How am I doing in BIO 101?')).toMatchObject({
    text: 'BIO 101: 85% so far.',
    answer: { kind: 'fact', facts: [{ course: { code: 'BIO 101' } }] },
  });
});

test('a part of the grade that was removed is no part of it', async () => {
  const { ada, biology, ask } = await student();
  const components = `/courses/${biology.course.id}/components`;
  await ada.post(components, { name: 'Quizzes', weight: 40 });
  const essays = await ada.post(components, { name: 'Essays', weight: 60 });
  expect((await ask('How is the grade made up in BIO 101?')).text).toContain('Essays');
  await ada.delete(`${components}/${essays.id}`);
  const { text } = await ask('How is the grade made up in BIO 101?');
  expect(text).toContain('Quizzes');
  expect(text).not.toContain('Essays');
});

test('a syllabus that is read again answers with what it says now', async () => {
  const { ada, biology, ask } = await student();
  await ask('What is the late policy?');
  reader.finds({
    extraction: anExtraction(),
    passages: [passage('Late work', 'Late work loses 35% at once.')],
  });
  server.clock.advance({ minutes: 1 });
  await ada.post(`/documents/${biology.id}/reading`);
  await server.jobs.drain();
  const { answer } = await ask('What is the late policy?');
  expect(answer.citations[0].evidence.quote).toContain('35%');
});

test('a conversation answers only from the courses it is about', async () => {
  const { ada, id, chemistry, ask } = await student();
  await ada.patch(`/conversations/${id}`, { courseIds: [chemistry.course.id] });
  expect(await ask('What is the late policy?')).toMatchObject({
    text: 'The syllabus of CHEM 122 does not say.',
  });
});

test('a conversation about a course that was deleted answers from nothing else', async () => {
  const { ada, id, chemistry, ask } = await student();
  await ada.patch(`/conversations/${id}`, { courseIds: [chemistry.course.id] });
  await ada.delete(`/courses/${chemistry.course.id}`);
  expect(await ask('What is the late policy?')).toMatchObject({ answer: { kind: 'unknown' } });
});

test('a conversation is kept with its messages in order, called by its first question, and found again', async () => {
  const { ada, id, ask } = await student();
  await ask('What is the late policy?');
  await ask('When is my next exam?');
  const { items } = await ada.get(`/conversations/${id}/messages`);
  const said = items.map(({ number, author }: { number: number; author: string }) => `${number} ${author}`);
  expect(said).toEqual(['1 person', '2 assistant', '3 person', '4 assistant']);
  expect((await ada.get(`/conversations/${id}/messages?after=2&limit=1`)).items).toMatchObject([
    { number: 3 },
  ]);
  expect((await ada.get('/conversations?q=late')).items).toMatchObject([
    { id, title: 'What is the late policy?' },
  ]);
  expect((await ada.get('/conversations?q=parking')).items).toEqual([]);
  await ada.delete(`/conversations/${id}`);
  expect((await ada.get('/conversations')).items).toEqual([]);
});

test('of a long conversation the newest messages come first, and those before them when asked for', async () => {
  const { ada, id, ask } = await student();
  for (const question of ['What is the late policy?', 'When is my next exam?', 'Where do I park?'])
    await ask(question);
  const page = async (before = '') => {
    const { items, nextBefore } = await ada.get(`/conversations/${id}/messages?limit=4${before}`);
    return [items.map(({ number }: { number: number }) => number), nextBefore];
  };
  expect(await page()).toEqual([[3, 4, 5, 6], 3]);
  expect(await page('&before=3')).toEqual([[1, 2], null]);
});

test('questions asked at once are numbered one after the other', async () => {
  const { ada, id, ask } = await student();
  await Promise.all([ask('What is the late policy?'), ask('When is my next exam?'), ask('Where do I park?')]);
  const { items } = await ada.get(`/conversations/${id}/messages`);
  expect(items.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});
